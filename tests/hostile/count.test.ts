import { expect, test } from "vitest";
import { cookieConsent } from "./tables/cookie-consent";
import { cookies } from "./tables/cookies";
import { crossSite } from "./tables/cross-site";
import { framing } from "./tables/framing";
import { headers } from "./tables/headers";
import { hostsAndLines } from "./tables/hosts-and-lines";
import { methods } from "./tables/methods";
import { multipartFiles } from "./tables/multipart-files";
import { multipartShapes } from "./tables/multipart-shapes";
import { onboardingFields } from "./tables/onboarding-fields";
import { orderBodies } from "./tables/order-bodies";
import { orderFields } from "./tables/order-fields";
import { paths } from "./tables/paths";
import { queriesAndData } from "./tables/queries";
import { tokens } from "./tables/tokens";
import { webhook } from "./tables/webhook";

const tables = {
  hostsAndLines,
  framing,
  methods,
  paths,
  queriesAndData,
  headers,
  orderBodies,
  orderFields,
  multipartShapes,
  multipartFiles,
  onboardingFields,
  tokens,
  cookies,
  crossSite,
  cookieConsent,
  webhook,
};

test("the tables hold at least 300 requests, each under a name of its own", () => {
  const rows = Object.values(tables).flat();
  console.log(`${rows.length} hostile requests in ${Object.keys(tables).length} tables`);
  expect(rows.length).toBeGreaterThanOrEqual(300);
  for (const [name, table] of Object.entries(tables)) {
    const titles = table.map(([what]) => what);
    const twice = titles.filter((title, i) => titles.indexOf(title) !== i);
    expect(twice, name).toEqual([]);
  }
});
