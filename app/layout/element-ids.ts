/** The element that holds a page's own part, which its scripts take over. */
export const PAGE_ID = "page";
/** The template that holds the page's scripts until they start. */
export const PAGE_SCRIPTS_ID = "page-scripts";
