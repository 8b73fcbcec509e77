/** The paper of each scheme, which a browser's own frame takes on. Apart from the other colors, which only styles need. */
export const themeColor = { light: "#faf6ef", dark: "#10192a" } as const;
