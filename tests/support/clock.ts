import type { Page } from "playwright";

/** Stops the page's clock, a minute ahead so that nothing is pending; `page.clock.install()` must have run. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets time pass on a stopped clock, after pending React effects and before those that it causes. */
export async function pass(page: Page, ms: number): Promise<void> {
  await effectsDone(page);
  await page.clock.runFor(ms);
  await effectsDone(page);
}

/** React queues its work as messages, which a stopped clock does not delay: these messages come after them. */
async function effectsDone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let message = 0; message < 3; message += 1) {
      port2.postMessage(null);
      await new Promise((arrived) => (port1.onmessage = arrived));
    }
  });
}
