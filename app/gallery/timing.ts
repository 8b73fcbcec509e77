/** From the preview's closing to the follow-up message. */
export const FOLLOW_UP_DELAY_MS = 300;

/** How long the follow-up message stays when nobody points at it or has the focus in it. */
export const FOLLOW_UP_DURATION_MS = 5000;

/** From one card's fade-in to the next; the classes in card-delays.ts spell it out. */
export const CARD_STAGGER_MS = 100;
