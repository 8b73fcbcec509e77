/** How long data is stored: the limits of the sweeper and of cookies, stated in the privacy policy. */
export const retention = {
  /** An unpaid order, after its last change. */
  unpaidOrderDays: 30,
  /** A draft, after its last change. */
  draftDays: 1,
  /** A draft that was saved for later. */
  savedDraftDays: 7,
  /** A draft of a paid order. */
  orderDraftDays: 90,
  /** Files of a submission, after it was sent. */
  submittedFileDays: 180,
  /** A paid order that was cancelled or refunded, with its submission, after its last change. */
  orderYears: 6,
  /** Backups except the newest seven, and erasures since the oldest backup. */
  backupDays: 30,
  /** The network of a post, as a keyed hash. */
  networkHours: 1,
  /** The cookies of the site. */
  consentCookieYears: 1,
  orderCookieDays: 30,
  messageCookieHours: 1,
} as const;
