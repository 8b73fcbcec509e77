import { describe, expect, it } from "vitest";
import { pass } from "../support/clock";
import {
  choose,
  drag,
  expectToast,
  logo,
  many,
  open,
  refusedFiles,
  rows,
  toast,
  zone,
} from "../support/pages/uploads-page";

describe("choosing files", () => {
  it("counts the remaining slots and accepts a batch that just fits", async () => {
    const { page, expectQuiet } = await open();
    await choose(page, many(48));
    await expectToast(page, "Files added", "48 file(s) ready to upload.");
    await choose(page, many(3, 49));
    await expectToast(
      page,
      "Too many files",
      "You can only upload 50 files total. You have 2 slots remaining.",
    );
    expect(await rows(page).count()).toBe(48);
    await choose(page, many(2, 49));
    await expectToast(page, "Files added", "2 file(s) ready to upload.");
    expect(await rows(page).count()).toBe(50);
    await choose(page, [logo("late.png")]);
    await expectToast(
      page,
      "Too many files",
      "You can only upload 50 files total. You have 0 slots remaining.",
    );
    await page.getByText("50 files: 50 saved").waitFor();
    await page.getByRole("button", { name: "Remove photo-1.png" }).click();
    await page.getByText("49 files: 49 saved").waitFor();
    await choose(page, [logo("late.png")]);
    await expectToast(page, "Files added", "1 file(s) ready to upload.");
    expectQuiet();
  });

  it("refuses a file of another type by its name", async () => {
    const { page, expectQuiet } = await open();
    await choose(page, [
      { name: "run.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
      logo("fine.png"),
    ]);
    const text =
      "run.exe: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.";
    await expectToast(page, "Invalid file", text);
    expect(await refusedFiles(page).innerText()).toContain(text.slice("run.exe: ".length));
    expect(await rows(page).count()).toBe(1);
    expectQuiet();
  });
});

describe("the drop zone", () => {
  it("adds a dropped file and is no longer highlighted", async () => {
    const { page, expectQuiet } = await open();
    await drag(page, "dragover");
    await drag(page, "drop");
    await expectToast(page, "Files added", "1 file(s) ready to upload.");
    expect(await rows(page).innerText()).toContain("dropped.png");
    expect(await zone(page).getAttribute("data-over")).toBe("false");
    expectQuiet();
  });
});

describe("a toast", () => {
  it("is replaced by the next one, which is shown for 5000 ms", async () => {
    const { page, expectQuiet } = await open({ frozen: true });
    await choose(page, [logo("a.png")]);
    await expectToast(page, "Files added", "1 file(s) ready to upload.");
    await pass(page, 4000);
    await choose(page, [logo("b.png"), logo("c.png")]);
    await expectToast(page, "Files added", "2 file(s) ready to upload.");
    await pass(page, 4999);
    expect(await toast(page).count()).toBe(1);
    await pass(page, 1);
    await toast(page).waitFor({ state: "detached" });
    expectQuiet();
  });

  it("is at the bottom right, stays while the pointer is on it, and can be dismissed", async () => {
    const { page, expectQuiet } = await open({ frozen: true });
    await choose(page, [logo("a.png")]);
    const box = (await toast(page).boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(width - (box.x + box.width)).toBeLessThan(40);
    expect(height - (box.y + box.height)).toBeLessThan(40);
    await toast(page).getByText("Files added").hover();
    await pass(page, 60_000);
    expect(await toast(page).count()).toBe(1);
    await toast(page).getByRole("button", { name: "Dismiss" }).click();
    await toast(page).waitFor({ state: "detached" });
    expectQuiet();
  });
});
