/** Begins the title of a page whose form was not taken: the first thing a screen reader says. */
export const ERROR_PREFIX = "Error: ";
