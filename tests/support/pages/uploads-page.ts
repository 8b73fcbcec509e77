import type { Page } from "playwright";
import { expect } from "vitest";
import { png } from "../assets/upload-samples";
import { openAlone, site, toast } from "./open";

export { toast };

// The file list of the onboarding page, for the tests of the importing file.

export const logo = (name: string) => ({ name, mimeType: "image/png", buffer: png });
export const many = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => logo(`photo-${from + index}.png`));

export const open = (look?: { frozen: boolean }) => openAlone("/onboarding", look);

export const choose = (page: Page, files: Parameters<Page["setInputFiles"]>[1]) =>
  page.getByLabel("Choose files").setInputFiles(files);
export const rows = (page: Page) =>
  page.getByRole("list", { name: "Your files" }).getByRole("listitem");
export const refusedFiles = (page: Page) =>
  page.getByRole("list", { name: "Files we could not take" }).getByRole("listitem");
export const POSTS = "**/onboarding?_data=*";

export async function expectToast(page: Page, title: string, description: string) {
  await toast(page).getByText(description, { exact: true }).waitFor();
  expect(await toast(page).getByText(title, { exact: true }).count()).toBe(1);
  expect(await toast(page).count()).toBe(1);
}

export const count = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).waitFor();
export const thanks = (page: Page) => page.getByRole("heading", { name: "Thank You!" });

/** The names of the files that a business has sent. */
export function filesOf(business: string): string[] {
  const sql = "select file_urls from inquiries where name = ?";
  const [row] = site.rows<{ file_urls: string }>(sql, business);
  const urls = JSON.parse(row?.file_urls ?? "[]") as string[];
  return urls.map((url) => url.replace(/.*[0-9a-f]{12}-/, "")).sort();
}
