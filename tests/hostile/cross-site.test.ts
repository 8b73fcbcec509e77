import { test } from "vitest";
import { cookieConsent } from "./tables/cookie-consent";
import { coversEveryPost, crossSite } from "./tables/cross-site";
import { testEveryRow } from "../support/hostile/table-tests";

await testEveryRow([...crossSite, ...cookieConsent]);

test("the tables try a cross-site post of every page that accepts posts", coversEveryPost);
