/** The id of the element that holds a page's own part, which its scripts take over. */
export const PAGE_ID = "page";
