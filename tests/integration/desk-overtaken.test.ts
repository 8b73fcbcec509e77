import { expect, test, vi } from "vitest";
import { newOrder } from "../support/database/application";

const { withOrder } = await import("~/operations/desk/find-id.server");
const { reportReady } = await import("~/orders/launch.server");
const { assign } = await import("~/orders/notes.server");

test("the desk leaves an order that somebody changes at the same moment, and says who did what", async () => {
  const { id, reference } = newOrder({ state: "paid", paid_at: new Date().toISOString() });
  let printed = "";
  vi.spyOn(process.stderr, "write").mockImplementation((text) => (printed += String(text)) !== "");
  const code = await withOrder(
    id,
    async (by) => {
      const anne = { orderId: by.orderId, actor: "team:anne@studio.test" } as const;
      await assign(anne, "ben@studio.test");
      await reportReady(anne, "https://preview.test");
      return assign(by, "eve@studio.test");
    },
    () => 0,
  );
  expect([code, printed]).toEqual([
    1,
    `${reference} was changed at the same moment. ` +
      "anne@studio.test assigned the order to ben@studio.test. " +
      "anne@studio.test showed the buyer a preview: https://preview.test. Run this again.\n",
  ]);
});
