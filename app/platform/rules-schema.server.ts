import { z } from "zod";
import { brokenRule, type FieldRule } from "./field-rules";

/** The schema of a text field with rules: an absent one is empty, space around it is cut off. */
export function textWith(rules: readonly FieldRule[]) {
  return z
    .string()
    .trim()
    .default("")
    .superRefine((value, context) => {
      const broken = brokenRule(rules, value);
      if (broken) context.addIssue({ code: "custom", message: broken.message });
    });
}
