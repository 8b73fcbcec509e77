/** How long each kind of data is kept: what the sweeper deletes and cookies end by, and the privacy policy states. */
export const retention = {
  /** An order nobody paid, after its last change. */
  unpaidOrderDays: 30,
  /** Files and answers that were begun and never sent, after somebody last worked on them. */
  draftDays: 1,
  /** The same, when its owner asked to finish later. */
  savedDraftDays: 7,
  /** The same, when it belongs to a paid order. */
  orderDraftDays: 90,
  /** Files that were sent for a site, after they were sent. */
  submittedFileDays: 180,
  /** A paid order that was cancelled or refunded, with its answers, after its last change. */
  orderYears: 6,
  /** Backups, the newest seven aside, and who was forgotten since the oldest of them was made. */
  backupDays: 30,
  /** Who posted, as a keyed hash. */
  networkHours: 1,
  /** The cookies of the site. */
  consentCookieYears: 1,
  orderCookieDays: 30,
  messageCookieHours: 1,
} as const;
