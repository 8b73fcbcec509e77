import { expect, test } from "vitest";
import { cleanText } from "~/http/form-body.server";
import { countedLength } from "~/ui/character-count";

test.each(["", "  a  ", "a\r\nb", "a\rb\n\n", "\ta\t", "a\u0000b\u0085c", "\u00a0a", "🔧 ok"])(
  "%j is counted as the server counts it",
  (text) => {
    expect(countedLength(text)).toBe(cleanText(text).length);
  },
);
