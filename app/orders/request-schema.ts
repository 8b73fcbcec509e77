import { z } from "zod";
import { withSeparators } from "~/content/price-texts";
import { requestLimits } from "./order-fields";

const longest = withSeparators(requestLimits.text);

/** What a buyer asks to have changed: a text, and the ids of uploads. */
export const requestSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, "Write what you want changed")
    .max(requestLimits.text, `Your text must be at most ${longest} characters`),
  files: z.array(z.string()).max(requestLimits.files, `Send at most ${requestLimits.files} files`),
});

export type AskedFor = z.input<typeof requestSchema>;
