/** The firm's invented license number. */
export const LICENSE = "LK 0093";
