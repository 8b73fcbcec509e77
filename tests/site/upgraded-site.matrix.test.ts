import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HttpClient, textOf } from "../support/http/http-client";
import { fieldValues, OnboardingClient } from "../support/assets/onboarding-client";
import { logoPng } from "../support/assets/sample-files";
import { startSite, type Site } from "../support/site";
import { ofThisRun } from "../support/this-run";
import { until } from "../support/until";
import { isOldestOrNewest, released, restore } from "../upgrades/dump";
import { waitingMails } from "../upgrades/additions";
import { linkToken, orderId, reference, sessionId } from "../upgrades/rows";
import { orderOf, paidOrder } from "../support/orders/order-visitor";

describe.each(ofThisRun(released, isOldestOrNewest))(
  "a site started on a database of %s",
  (name) => {
    let site: Site;
    beforeAll(async () => {
      const prepare = (dataDir: string) => restore(join(dataDir, "site.db"), name, new Date());
      site = await startSite({ prepare });
    });
    afterAll(() => site.stop());

    test("serves its pages", async () => {
      for (const path of ["/", "/contact", "/onboarding", "/healthz"]) {
        expect((await fetch(site.url + path)).status, path).toBe(200);
      }
    });

    test("sends the pending emails and no others", async () => {
      await until("they are sent", () => site.sandbox.postmark.mails.length >= waitingMails.length);
      const subjects = site.sandbox.postmark.mails.map(({ Subject }) => Subject);
      expect(subjects).toEqual(expect.arrayContaining(waitingMails));
      expect(subjects).not.toContain("Was given up");
      expect(subjects).not.toContain("Was sent");
    });

    test("shows a buyer their paid order", async () => {
      const path = `/thank-you?session_id=${sessionId("paid")}`;
      const page = textOf(await new HttpClient(site.url).page(path));
      expect(page).toContain("Thank you");
      expect(page).toContain(reference("paid"));
      expect(page).toContain("Total paid $1,626");
    });

    test("opens the saved draft of a private link and accepts its assets", async () => {
      const client = new OnboardingClient(site);
      const page = await client.open(`/onboarding?link=${linkToken}`);
      expect(fieldValues(page)).toMatchObject({
        businessName: "O'Hara & Söhne",
        textContent: "We fix boilers.\nSince 1988; 'honestly'.",
      });
      expect((await client.send([{ name: "new.png", bytes: logoPng }])).status).toBe(303);
      expect(site.rows("select state from orders where id = ?", orderId("paid"))).toEqual([
        { state: "assets_received" },
      ]);
    });

    test("accepts a new order and its payment", async () => {
      const { fields } = await paidOrder(site);
      expect(orderOf(site, fields).state).toBe("paid");
    });
  },
);
