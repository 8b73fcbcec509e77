import { textOf } from "../http/http-client";

export function progressOf(html: string) {
  const steps = (html.match(/<li [^>]*data-done.*?<\/li>/gs) ?? []).map((item) => ({
    item,
    name: /Details|Payment|Assets|Launch/.exec(textOf(item))?.[0],
  }));
  const named = (part: string) =>
    steps.filter(({ item }) => item.includes(part)).map(({ name }) => name);
  return { done: named('data-done="true"'), current: named('aria-current="step"') };
}
