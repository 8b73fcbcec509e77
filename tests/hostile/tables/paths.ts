import { contact, landing, page, redirectsTo, refused } from "../../support/hostile/expected";
import { MARK, MARKUP } from "../../support/hostile/request";
import { at, type Row } from "../../support/hostile/table-tests";
import { demoPath } from "../../support/pages/sample-trades";

const broken = refused(400);
const missing = refused(404);

export const paths: readonly Row[] = [
  ...at(
    broken,
    "/%",
    "/%ff",
    "/%00",
    `/contact%00.${MARK}`,
    "/\xff\xfe",
    "*",
    "evil.test:80",
    "http://[/",
    `http://${MARK}@site.test/contact`,
    `ftp://${MARK}.test/contact`,
    `http://${MARK}.test\\contact`,
  ),
  ...at(landing, "/", "/?", `http://${MARK}.test`, "http://site.test/", "HTTP://SITE.TEST?x"),
  ...at(contact, "http://site.test/contact", "https://elsewhere.test:8080/contact"),
  ...at({ ...page(404, "This link does not work"), isSecret: true }, "/order/unknown"),
  ...at(
    { ...missing, isSecret: true },
    "/order/unknown/picture/unknown",
    "/order/unknown/qr/svg",
    "/order/unknown/qr/exe",
  ),
  ...at(
    missing,
    "/../etc/passwd",
    "/build/../package.json",
    "/build/index.js",
    "/images/",
    "/order/unknown/picture/",
    "/order/unknown/picture/a/b",
    "/.env",
    "/data/site.db",
    "/favicon.svg/",
    "/contact;x=1",
    "/contact.data",
    "/__manifest?p=/&version=x",
    "//evil.test/contact",
    "/demo/__proto__",
    "/$",
    `/<${MARK}>`,
    `/${encodeURIComponent(MARKUP)}`,
    `/${MARK.repeat(2500)}`,
    "/\\evil.test",
  ),
  ...at(
    redirectsTo("/contact", 308),
    "/contact/",
    "//contact",
    "/Contact",
    "/contact%2f",
    "/contact/../contact",
    "/x/../contact/#x",
  ),
  ...at(
    redirectsTo(demoPath, 308),
    demoPath.toUpperCase(),
    demoPath.replace("demo/", "demo//"),
    `${demoPath}%2f`,
  ),
  ...at(
    redirectsTo("/", 308),
    "//",
    "/..",
    "/#x",
    "/%2e".repeat(2000),
    "/\\\\evil.test/..",
    "/\\evil.test/%2e%2e",
    "//evil.test/%2e%2e",
    "/.//evil.test/%2e%2e",
  ),
  ...at(redirectsTo("/contact?link=//evil.test", 308), "/contact/?link=//evil.test"),
  ...at(redirectsTo("/contact?x=http://y/", 308), "http://[::1]:80/./contact?x=http://y/"),
  ...at(redirectsTo("/images/", 301), "/images", "//images", "/\\images", "/x/../images"),
];
