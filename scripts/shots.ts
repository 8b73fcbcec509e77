/**
 * `npm run shots`: builds the site and makes its pictures. Run it after changing a demo, a headline, the colors, the logo or
 * the name.
 * `npm run shots -- demos share icons readme` makes only those named;
 * `npm run shots -- --still plumber /tmp/art/plumber/final.png` publishes a still life that `art/render` has made.
 * `npm run shots -- --review [folder]` takes screenshots of every page and state, by default into review/.
 */
import { launchBrowser } from "../tests/support/browser";
import { startSite } from "../tests/support/site";
import { shootDemos } from "./shots/demos";
import { drawIcons } from "./shots/icons";
import { drawReadmePictures } from "./shots/readme-pictures";
import { review } from "./shots/review";
import { drawShareCards } from "./shots/share-cards";
import { publishStill } from "./shots/stills";

const named = process.argv.slice(2);
const wanted = (kind: string) => named.length === 0 || named.includes(kind);

if (named[0] === "--still") {
  await publishStill(named[1]!, named[2]!);
  process.exit();
}
const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
try {
  if (named[0] === "--review") {
    await review(browser, site, named[1] ?? "review");
  } else {
    if (wanted("demos")) await shootDemos(browser, site.url);
    if (wanted("share")) await drawShareCards(browser, site.url);
    if (wanted("icons")) await drawIcons(browser);
    if (wanted("readme")) await drawReadmePictures(browser, site);
  }
} finally {
  await browser.close();
  await site.stop();
}
