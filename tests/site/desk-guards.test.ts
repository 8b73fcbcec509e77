import { expect, test } from "vitest";
import { pages } from "~/content/pages";
import { HttpClient, hiddenFields } from "../support/http/http-client";
import { signedIn } from "../support/operations/team";
import { sharedSite } from "../support/site";

const ann = "ann@desk.test";
const site = await sharedSite({ env: { DESK_EMAILS: ann } });

const SIGN_IN = "/desk/sign-in";
const below = (...paths: string[]) => paths.map((path) => `/desk/${path}`);
/** But the files of exports, which lead back to their page: tests/site/desk-exports.test.ts. */
const isShown = ({ path, methods }: (typeof pages)[number]) =>
  methods.includes("GET") && path !== SIGN_IN && !path.endsWith(".csv");
const shown = pages.filter((page) => page.team && isShown(page)).map(({ path }) => path);
/** Each asks who looks before it looks whether there is anything of that id. */
const shownById = below("orders/x", "emails/x", "emails/x/body", "files/x", "pictures/x");

test.each([...shown, ...shownById, "/desk/orders/x/zip"])(
  "%s is shown to the team alone: others are led to the sign-in, and back",
  async (path) => {
    const { status, headers } = await new HttpClient(site.url).request(path);
    const to = path === "/desk" ? "" : `?to=${encodeURIComponent(path)}`;
    expect([status, headers.get("Location")]).toEqual([303, SIGN_IN + to]);
  },
);

// tests/site/desk-pages.test.ts and desk-files.test.ts have those of an order, which show what was typed.
test.each(below("assets", "emails/x", "health", "people", "people/json", "sessions"))(
  "a form to %s is taken from this site alone, and from the session that it was shown in",
  async (path) => {
    const [own, other] = [await signedIn(site, ann), await signedIn(site, ann)];
    const { token = "" } = hiddenFields(await other.page("/desk/sessions"));
    for (const foreign of [token, "", "é"]) {
      const { status, headers } = await own.post(path, { token: foreign });
      expect([status, headers.get("Content-Type")]).toEqual([403, "text/html; charset=utf-8"]);
    }
    const { token: valid = "" } = hiddenFields(await own.page("/desk/sessions"));
    const elsewhere = { "Sec-Fetch-Site": "cross-site" };
    expect((await own.post(path, { token: valid }, elsewhere)).status).toBe(403);
    own.forgetCookies();
    const signedOut = await own.post(path, { token });
    expect(signedOut.status).toBe(303);
    expect(signedOut.headers.get("Location")).toContain(SIGN_IN);
  },
);
