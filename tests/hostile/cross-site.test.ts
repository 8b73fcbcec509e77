import { test } from "vitest";
import { cookieConsent } from "./tables/cookie-consent";
import { coversEveryPost, crossSite } from "./tables/cross-site";
import { tryAll } from "../support/hostile/trying";

await tryAll([...crossSite, ...cookieConsent]);

test("every page that takes a post is tried from other sites", coversEveryPost);
