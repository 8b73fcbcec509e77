import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import { light } from "../../app/content/tokens";
import { hydrated } from "../../tests/support/browser";
import { signInMails } from "../../tests/support/operations/team";
import { deskEmail, type Site } from "../../tests/support/site";
import { until } from "../../tests/support/until";
import { type ReviewState, reviewStates } from "./review-states";

const MAX_BYTES = 150_000;

const wide = { width: 1360, height: 796 };
const phone = { width: 390, height: 800 };

interface Screen {
  viewport: typeof wide;
  /** One of the desk, or the name of one in review-states.ts. */
  state: string | Pick<ReviewState, "path" | "reach">;
  /** The text to scroll to; without it, the top of the page. */
  from?: string;
  /** Pixels shown above that text. */
  above?: number;
}

interface Picture {
  name: string;
  size: { width: number; height: number };
  screens: readonly Screen[];
}

const today = { path: "/desk" };
const order = {
  path: "/desk/orders?q=Rossi",
  reach: (page: Page) => page.getByRole("link", { name: "Rossi Stonework" }).click(),
};

const pictures: readonly Picture[] = [
  {
    name: "landing",
    size: { width: 1600, height: 880 },
    screens: [
      { viewport: wide, state: "home-top" },
      { viewport: phone, state: "home-top" },
    ],
  },
  {
    name: "journey",
    size: { width: 1600, height: 946 },
    screens: [
      { viewport: phone, state: "order-filled", from: "Send us a Message" },
      { viewport: phone, state: "thank-you" },
      {
        viewport: phone,
        state: "onboarding-files",
        from: "Choose files, or drop them here",
        above: 124,
      },
    ],
  },
  {
    name: "desk",
    size: { width: 1600, height: 880 },
    screens: [
      { viewport: wide, state: today },
      { viewport: phone, state: order },
    ],
  },
];

/** The README's pictures in docs/pictures, from the running site. */
export async function drawReadmePictures(browser: Browser, site: Site): Promise<void> {
  mkdirSync("docs/pictures", { recursive: true });
  for (const { name, size, screens } of pictures) {
    const shots: string[] = [];
    for (const screen of screens) shots.push(await shoot(browser, site, screen));
    const page = await browser.newPage({ viewport: size });
    await page.setContent(`<!doctype html>${style}<body class="${name}">${shots.join("")}</body>`);
    const drawn = await sharp(await page.screenshot({ type: "png" }))
      .webp({ quality: 84, effort: 6 })
      .toBuffer();
    if (drawn.length > MAX_BYTES) throw new Error(`${name} has ${drawn.length} bytes.`);
    writeFileSync(`docs/pictures/${name}.webp`, drawn);
    await page.close();
  }
}

/** A framed screenshot. */
async function shoot(browser: Browser, site: Site, screen: Screen): Promise<string> {
  const { viewport } = screen;
  const state =
    typeof screen.state === "string"
      ? reviewStates.find(({ name }) => name === screen.state)
      : screen.state;
  if (!state) throw new Error(`There is no state ${String(screen.state)} to show.`);
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: 2,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.context().addCookies([{ name: "consent", value: "declined", url: site.url }]);
  const isDesk = state.path.startsWith("/desk");
  if (isDesk) await enterDesk(page, site);
  await page.goto(site.url + state.path);
  if (!isDesk) await hydrated(page, true);
  await state.reach?.(page);
  await calmDown(page, screen);
  const shot = await page.screenshot({ type: "png" });
  await page.context().close();
  const kind = viewport === wide ? "window" : "phone";
  return `<img class="${kind}" alt="" src="data:image/png;base64,${shot.toString("base64")}">`;
}

/** Signs in, where orders of every stage are seeded. */
async function enterDesk(page: Page, site: Site): Promise<void> {
  Object.assign(process.env, site.env);
  const { seedOrders } = await import("../seed/orders");
  await seedOrders();
  const before = signInMails(site, deskEmail).length;
  await page.goto(`${site.url}/desk/sign-in`);
  await page.getByLabel("Email").fill(deskEmail);
  await page.getByRole("button").last().click();
  await until("the link is mailed", () => signInMails(site, deskEmail).length > before);
  await page.goto(/http\S+token=[\w-]+/.exec(signInMails(site, deskEmail).at(-1)!.TextBody!)![0]);
  await page.getByRole("button").last().click();
  await page.waitForURL(`${site.url}/desk`);
}

async function calmDown(page: Page, { from, above = 32 }: Screen): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  if (await dismiss.isVisible()) await dismiss.click();
  const words = from ? await page.getByText(from, { exact: true }).first().boundingBox() : null;
  const top = words ? words.y - above : null;
  await page.evaluate((top) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
    window.scrollTo(0, top === null ? 0 : top + scrollY - header);
  }, top);
  await page.waitForLoadState("networkidle");
}

const style = `<style>
  body { margin: 0; height: 100vh; position: relative; overflow: hidden; background: ${light.line}; }
  img { display: block; position: absolute; box-sizing: border-box; border: 2px solid ${light.ink};
    box-shadow: 0 20px 40px ${light.shadow}3d; }
  .window { width: 1264px; left: 56px; top: 52px; border-top-width: 28px; border-radius: 14px; }
  .phone { width: 400px; top: 72px; border-width: 9px; border-radius: 40px; }
  :is(.landing, .desk) .phone { width: 316px; top: auto; right: 56px; bottom: 44px; }
  .journey .phone:nth-child(1) { left: 110px; }
  .journey .phone:nth-child(2) { left: 600px; }
  .journey .phone:nth-child(3) { left: 1090px; }
</style>`;
