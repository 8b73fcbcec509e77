import { test } from "vitest";
import { testEveryRow } from "../support/hostile/table-tests";
import { tables } from "./tables";
import { coversEveryPost } from "./tables/cross-site";

const { crossSite, cookieConsent, orderBodies, multipartShapes, multipartFiles } = tables;

await testEveryRow([crossSite, cookieConsent, orderBodies, multipartShapes, multipartFiles].flat());
await testEveryRow([...tables.tokens, ...tables.webhook, ...tables.orderPage]);

test("the tables try a cross-site post of every page that accepts posts", coversEveryPost);
