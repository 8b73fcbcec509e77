import { hydrated, sharedBrowser } from "../browser";
import type { Site } from "../site";
import { visit } from "../visit";

/** A form of the site in a browser with scripts; the ids of its fields begin with its name. */
export async function openBrowserForm(site: Site, path: string, form: string) {
  const { page, expectQuiet } = await visit(await sharedBrowser(), {
    scripts: true,
    baseURL: site.url,
  });
  const control = (name: string) => page.locator(`#${form}-${name}`);
  const alert = page.getByRole("alert");
  const toast = (title: string) =>
    page.getByRole("status", { name: "Notifications" }).getByText(title).waitFor();
  const open = async () => {
    await page.goto(path);
    await hydrated(page, true);
  };
  await open();
  return {
    page,
    expectQuiet,
    alert,
    toast,
    open,
    fill: async (fields: Record<string, string>) => {
      for (const [name, value] of Object.entries(fields)) {
        const field = control(name);
        await (name === "timeline" ? field.selectOption(value) : field.fill(value));
      }
    },
    /** What the form says and still holds. */
    failure: async <Fields extends Record<string, string>>(fields: Fields) => {
      await toast(await alert.getByRole("heading").innerText());
      const values: Record<string, string> = {};
      for (const name of Object.keys(fields)) values[name] = await control(name).inputValue();
      const words = oneLine(await alert.innerText());
      return { kind: "failed" as const, words, values: values as Fields };
    },
    mainText: async () => oneLine(await page.locator("main").innerText()),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
