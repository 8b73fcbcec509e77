/** To run in a page first: tsx wraps every named function in a helper which is not there. */
export const NAME_HELPER = "globalThis.__name = (named) => named";
