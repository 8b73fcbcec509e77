import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { HttpClient } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { paidOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite();

/** An order whose website is live, with the path of its own page. */
async function launched(url = "https://ann.test/") {
  const paid = await paidOrder(site);
  const words = ["--url", url, "--why", "she handed us everything"];
  expect((await desk(site, "orders", "launched", paid.order.reference, ...words)).code).toBe(0);
  const device = new HttpClient(site.url);
  const path = `/order/${new URL(paid.link, site.url).searchParams.get("link")}`;
  return { ...paid, device, path, html: () => device.page(path) };
}

/** What a phone's camera reads in a picture. */
async function scan(picture: ArrayBuffer) {
  const image = sharp(picture).ensureAlpha();
  const { width, height } = await image.metadata();
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width, text: jsQR(new Uint8ClampedArray(data), width, height)?.data };
}

test.each([
  ["https://ann.test/", "ann.test"],
  ["https://bäckerei-müller.test/café?a=1&b=2", "bäckerei-müller.test/caf%C3%A9?a=1&b=2"],
  [`https://${"long-".repeat(11)}name.test/${"path/".repeat(40)}`, "long-"],
])(
  "the website at %s is announced by email, by text message and by a QR code",
  async (url, address) => {
    const { device, path, html } = await launched(url);
    const page = await html();
    const links = [...page.matchAll(/href="((?:mailto:\?|sms:)[^"]*)"/g)].map(
      ([, href = ""]) => new URL(href.replaceAll("&amp;", "&")),
    );
    expect(links.map(({ protocol }) => protocol)).toEqual(["mailto:", "sms:"]);
    for (const { searchParams } of links) {
      expect([...searchParams.keys()].at(-1)).toBe("body");
      expect(searchParams.get("body")).toContain(`https://${address}`);
    }
    for (const [format, type] of [
      ["svg", "image/svg+xml"],
      ["png", "image/png"],
    ]) {
      expect(page).toContain(`href="${path}/qr/${format}"`);
      const answer = await device.request(`${path}/qr/${format}`);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": type,
        "content-disposition": expect.stringMatching(
          new RegExp(`^attachment; filename="qr-code-[a-z0-9.-]+\\.${format}"$`),
        ),
        "content-security-policy": expect.stringContaining("default-src 'none'; sandbox"),
        "cache-control": expect.stringMatching(/^private/),
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
      });
      expect(await scan(await answer.arrayBuffer())).toEqual({
        width: expect.toSatisfy((width: number) => width >= 1000),
        text: new URL(url).href,
      });
    }
    const isLogged = () => site.output().includes('"route":"/order/:token/qr/:name"');
    await until("the requests are logged", isLogged);
    expect(site.output()).not.toContain(path.slice("/order/".length));
  },
);

test("there is no QR code in another format, of an unknown order, or of a website that is not live", async () => {
  const live = await launched();
  const undone = await launched();
  await desk(site, "orders", "launched", undone.order.reference, "--undo");
  const refunded = await launched();
  site.execute("update orders set state = 'refunded' where id = ?", refunded.order.id);
  const erased = await launched();
  await desk(site, "forget", erased.fields.email, "--yes");
  const tooLong = await launched(`https://ann.test/${"x".repeat(300)}`);
  for (const path of [
    ...[`${live.path}/qr/gif`, `${live.path}/qr`, "/order/nothing/qr/svg"],
    ...[undone, refunded, erased, tooLong].map((one) => `${one.path}/qr/png`),
  ]) {
    const { status, headers } = await live.device.request(path);
    const type = headers.get("Content-Type");
    expect([status, type], path).toEqual([404, "text/html; charset=utf-8"]);
  }
});
