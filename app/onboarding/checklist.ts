import type { AssetDetails } from "./asset-schema";

/** One thing that a website needs, and whether a draft has it. */
export interface ChecklistItem {
  what: string;
  /** What is useful to send. */
  how: string;
  required: boolean;
  done: boolean;
}

/** What is filled in so far. */
export interface Filled {
  values: Partial<AssetDetails>;
  /** Whether the email address among them is valid, which the browser cannot check before it has loaded the schema. */
  emailValid: boolean;
  /** How many. */
  files: number;
}

/** What a draft has and what it lacks. */
export function checklistOf({ values, emailValid, files }: Filled): ChecklistItem[] {
  const has = (name: keyof AssetDetails) => Boolean(values[name]?.trim());
  return [
    {
      what: "Business name and email",
      how: "As they should stand on your website, and where we reach you.",
      required: true,
      done: has("businessName") && emailValid,
    },
    {
      what: "About your business",
      how: "What you offer, where, and how to reach you. Notes are fine.",
      required: true,
      done: has("textContent"),
    },
    {
      what: "Logo and photos",
      how: "The largest logo file you have; 5 to 20 photos of finished jobs, your team, your van.",
      required: false,
      done: files > 0,
    },
    {
      what: "Brand colors",
      how: "Two or three, by name or code, or from your sign.",
      required: false,
      done: has("brandColors"),
    },
    {
      what: "Website or social links",
      how: "Where your customers find you today.",
      required: false,
      done: has("websiteUrl") || has("socialLinks"),
    },
  ];
}

/** "3 of 5 done" */
export function countDone(items: readonly ChecklistItem[]): string {
  return `${items.filter(({ done }) => done).length} of ${items.length} done`;
}
