/** What a buyer asks to have changed: characters of its text, and how many files may go with it. */
export const requestLimits = { text: 2_000, files: 5 } as const;
