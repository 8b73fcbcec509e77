/** How many days unsent answers and files are kept for whoever began them. */
export const draftDays = 30;
