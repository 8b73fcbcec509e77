import type { Browser } from "playwright";
import { NAME_HELPER } from "../in-page";

/** A page as others build it: its head's tags as they are, its body as the arguments of React's createElement. */
export interface PageSource {
  title: string;
  description: string;
  /** The links of the head that a first visit loads: font and styles. */
  links: string;
  bodyClass: string;
  /** JavaScript: an expression, an array of elements, that calls `h`. */
  body: string;
}

/** Reads a page's content, its scripts left out, from the site that runs at `url`. */
export async function readPage(browser: Browser, url: string): Promise<PageSource> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(NAME_HELPER);
    return await page.evaluate(read);
  } finally {
    await context.close();
  }
}

/** Runs in the browser, so everything it needs is inside. */
function read(): PageSource {
  const names: Record<string, string> = {
    class: "className",
    for: "htmlFor",
    tabindex: "tabIndex",
    srcset: "srcSet",
    fetchpriority: "fetchPriority",
    maxlength: "maxLength",
    minlength: "minLength",
    autocomplete: "autoComplete",
    inputmode: "inputMode",
    enctype: "encType",
    novalidate: "noValidate",
    enterkeyhint: "enterKeyHint",
    spellcheck: "spellCheck",
    colspan: "colSpan",
    rowspan: "rowSpan",
    checked: "defaultChecked",
  };
  const flags = ["required", "disabled", "checked", "open", "multiple", "novalidate", "hidden"];
  function propertyName(element: Element, name: string): string {
    const typed = element instanceof HTMLInputElement && /text|email|tel|url/.test(element.type);
    if (name === "value" && typed) return "defaultValue";
    if (/^(aria|data)-/.test(name) || !(element instanceof SVGElement)) return names[name] ?? name;
    return names[name] ?? name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  }

  function properties(element: Element): string {
    const pairs = [...element.attributes]
      .filter(({ name }) => !["selected", "xmlns"].includes(name))
      .map(({ name, value }) => {
        const given = flags.includes(name) ? "true" : JSON.stringify(value);
        return `${JSON.stringify(propertyName(element, name))}:${given}`;
      });
    return pairs.length === 0 ? "null" : `{${pairs.join(",")}}`;
  }

  function sources({ childNodes }: Node): string[] {
    return [...childNodes].flatMap((node) => {
      if (node instanceof Text) return node.data === "" ? [] : [JSON.stringify(node.data)];
      if (!(node instanceof Element) || node.matches("script, noscript, link, template")) return [];
      return [
        `h(${[JSON.stringify(node.localName), properties(node), ...sources(node)].join(",")})`,
      ];
    });
  }

  document.normalize();
  const links = 'link[rel="preload"], link[rel="stylesheet"], head > style';
  return {
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
    links: [...document.querySelectorAll(links)].map(({ outerHTML }) => outerHTML).join("\n"),
    bodyClass: document.body.className,
    body: `[${sources(document.body).join(",\n")}]`,
  };
}
