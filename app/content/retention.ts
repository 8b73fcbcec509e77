/** How long data is stored, after its last change where nothing else is said; the privacy policy states it. */
export const retention = {
  unpaidOrderDays: 30,
  draftDays: 1,
  /** So long after a draft without an order was begun, a visit is a change. */
  visitedDraftDays: 3,
  savedDraftDays: 7,
  orderDraftDays: 90,
  /** Files of a submission, after it was sent. */
  submittedFileDays: 180,
  /** The object of a file that was removed from a submission; until then it can be put back. */
  removedFileDays: 7,
  /** A paid order that was cancelled or refunded, with its submission, after its last change. */
  orderYears: 6,
  /** Backups except the newest seven, and erasures since the oldest backup. */
  backupDays: 30,
  /** The network of a post, as a keyed hash. */
  networkHours: 24,
  /** The cookies of the site. */
  consentCookieYears: 1,
  orderCookieDays: 30,
  messageCookieHours: 1,
} as const;

/** What a limit may count a network for: the count is deleted some minutes later, within what the privacy policy promises. */
export const NETWORK_SECONDS = (retention.networkHours - 1) * 60 * 60;
