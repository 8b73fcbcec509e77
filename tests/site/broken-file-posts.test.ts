import { expect, test } from "vitest";
import { pdf, png } from "../support/assets/upload-samples";
import { heldFile } from "../support/http/generated-files";
import { formOf, hiddenFields, type SentFile, textOf } from "../support/http/http-client";
import { elements } from "../support/http/html-elements";
import { signedIn } from "../support/operations/team";
import { pageWithSentFiles, van } from "../support/orders/page-with-files";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const ann = "ann@desk.test";
const site = await sharedSite({ env: { DESK_EMAILS: ann } });

/** Longer than the first bytes, after which a file is recorded. */
const photo = Buffer.concat([png.subarray(0, 33), Buffer.alloc(10_000), png.subarray(33)]);

/** An order for which as many files were sent as there may be but two, and how its buyer or the team sends more. */
async function almostFull(who: string) {
  const most = Array.from({ length: 48 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf }));
  const sent = await pageWithSentFiles(site, most);
  const team = await signedIn(site, ann);
  const isTeam = who === "the team";
  const path = isTeam ? `/desk/orders/${sent.order().id}` : sent.path;
  const sender = isTeam ? team : sent.device;
  const fields = async () => {
    const forms = elements(await sender.page(path), "form").map(({ html }) => hiddenFields(html));
    const { token = "", version = "" } =
      forms.find((form) => !isTeam || form["version"] !== undefined) ?? {};
    return { token, version, intent: isTeam ? "upload" : "add" };
  };
  const leaving = new AbortController();
  const begin = async (...files: SentFile[]) => {
    const init = { method: "POST", body: formOf(await fields(), files), signal: leaving.signal };
    return sender.request(path, init);
  };
  const post = async (...files: SentFile[]) => sender.postFiles(path, await fields(), files);
  const states = () => sent.uploads().map(({ name, state }) => `${name} ${state}`);
  const arrived = (...expected: string[]) =>
    until(expected.join(), () => expected.every((one) => states().includes(one)));
  return { ...sent, post, begin, leave: () => leaving.abort(), states, arrived };
}

const named = (name: string) => ({ name, bytes: png });

test.each(["the buyer", "the team"])(
  "files of a post of %s that broke off take no place of those that are sent afterwards",
  async (who) => {
    const { post, begin, leave, states, arrived, used } = await almostFull(who);
    const held = heldFile("held.png", [photo.subarray(0, 5_000)]);
    const broken = begin(named("one.png"), named("two.png"), held);
    await arrived("one.png stored", "two.png stored", "held.png receiving");
    leave();
    await expect(broken).rejects.toThrow();
    await until("the third one is given up", () => !states().includes("held.png receiving"));

    expect((await post(van, named("three.png"))).status).toBe(303);
    expect(used()).toHaveLength(50);
    expect(used()).toEqual(expect.arrayContaining(["three.png", "van.png"]));
    const full = await post(named("one.png"));
    expect([full.status, textOf(await full.text())]).toEqual([
      422,
      expect.stringMatching(/as many files as/),
    ]);
    expect(used()).toHaveLength(50);
  },
);

test.each(["the buyer", "the team"])(
  "of two posts of %s that arrive at once and are too many together, one is done",
  async (who) => {
    const { post, arrived, used } = await almostFull(who);
    const held = heldFile("held.png", [photo.subarray(0, 5_000)], photo.subarray(5_000));
    const first = post(named("one.png"), held);
    await arrived("one.png stored", "held.png receiving");
    expect((await post(van)).status).toBe(303);
    held.finish();
    expect((await first).status).toBe(422);
    expect(used()).toHaveLength(49);
    expect((await post(named("one.png"))).status).toBe(303);
    expect(used()).toHaveLength(50);
  },
);
