import { test } from "vitest";
import { cookieConsent } from "./tables/cookie-consent";
import { coversEveryPost, crossSite } from "./tables/cross-site";
import { tryAll } from "./trying";

tryAll([...crossSite, ...cookieConsent], { SITE_URL: "http://site.test" });

test("every page that takes a post is tried from other sites", coversEveryPost);
