import type { Generated, GeneratedAlways, Kysely, Transaction } from "kysely";
import type {
  CheckoutsTable,
  LedgerTable,
  PaymentsTable,
  UnexpectedPaymentsTable,
} from "./money-tables";
import type { Actor, HistoryKind, OrderState, RequestKind, UploadState, WaitsFor } from "./states";

/** The tables as Kysely sees them. Times are ISO text in UTC, ids are UUIDs, flags are 0 or 1. */
export interface Database {
  orders: OrdersTable;
  checkouts: CheckoutsTable;
  payments: PaymentsTable;
  ledger: LedgerTable;
  order_events: OrderEventsTable;
  order_requests: OrderRequestsTable;
  unexpected_payments: UnexpectedPaymentsTable;
  order_links: OrderLinksTable;
  stripe_events: {
    id: string;
    type: string;
    received_at: string;
  };
  /** Checkout sessions that must not be paid any more, also of orders that are deleted. Deleted once they are known to be over. */
  superseded_checkouts: {
    stripe_session_id: string;
    order_id: string;
    superseded_at: string;
  };
  drafts: DraftsTable;
  uploads: UploadsTable;
  inquiries: InquiriesTable;
  outbox: OutboxTable;
  desk_links: DeskLinksTable;
  desk_sessions: DeskSessionsTable;
  job_runs: JobRunsTable;
  /** Written by rate-limiter-flexible; `expire` in milliseconds. */
  rate_limits: {
    key: string;
    points: number;
    expire: number | null;
  };
  /** Persons who were erased, but whom backups may still contain; see operations/erasure/erasures.server.ts. */
  forgotten: {
    /** The keyed hash of the email address: see operations/erasure/person.server.ts. */
    hash: string;
    forgotten_at: string;
    /** 1 once the erasure is written to the bucket of the backups. */
    told: number;
  };
}

/** What a query runs on: the database, or a transaction that is open. */
export type Connection = Kysely<Database> | Trx;

export type Trx = Transaction<Database>;

export interface OrdersTable {
  /** Counts up in the order of the inserts: pages of orders are by it. */
  number: GeneratedAlways<number>;
  id: string;
  /** The rendered form this order came from: posting that form again finds this order. */
  form_id: string;
  /** The short name of an order for people, such as SW-7K2M9QXA. */
  reference: string;
  state: OrderState;
  name: string;
  email: string;
  project: string;
  assets: string;
  timeline: string;
  budget: string | null;
  /** The name of the trade whose demo the website starts from, where one was chosen. */
  industry: string | null;
  package_type: string;
  /** The date of the terms of service that the buyer accepted last. */
  terms_version: string;
  /** Which checkout of this order is current; part of Stripe's idempotency key. */
  attempt: number;
  /** 1 once Stripe has answered the current attempt with a failure. */
  attempt_failed: number;
  /** The current session; of a paid order, the one that paid it first. */
  stripe_session_id: string | null;
  checkout_url: string | null;
  checkout_expires_at: string | null;
  draft_id: string;
  paid_at: string | null;
  /** When the first assets arrived; it stays when the person who sent them is erased. */
  assets_received_at: string | null;
  /** Where the buyer may look at the website before its launch; null where the buyer was erased. */
  preview_url: string | null;
  ready_at: string | null;
  /** When the buyer agreed with the preview. */
  approved_at: string | null;
  launched_at: string | null;
  /** The website's final address; null where the buyer was erased. */
  launched_url: string | null;
  launch_reason: string | null;
  /** When the buyer's email about the launch was enqueued: some minutes after the launch, which can be taken back before. */
  launch_told_at: string | null;
  /** Who of the team has it. */
  assignee: string | null;
  reminders_stopped_at: string | null;
  /** When Stripe was last asked about an order left open. */
  reconciled_at: string | null;
  /** When Stripe was last asked because the order's buyer came back from its checkout. */
  returned_at: string | null;
  /** The later of `updated_at` and `reconciled_at`, while the checkout is unfinished; else null. */
  open_since: GeneratedAlways<string | null>;
  /** What a paid order that is worked on waits for until its launch; null where the buyer was erased. */
  waits_for: GeneratedAlways<WaitsFor | null>;
  waiting_since: GeneratedAlways<string | null>;
  /** Counts the changes of what people decide by; who acts says which one they saw. */
  version: Generated<number>;
  /** What a search looks through: app/orders/order-words.ts writes it. Empty where the buyer was erased. */
  words: Generated<string>;
  created_at: string;
  updated_at: string;
}

/** What happened to an order, for people to read: nothing is decided by it. */
export interface OrderEventsTable {
  id: string;
  order_id: string;
  happened_at: string;
  kind: HistoryKind;
  actor: Actor;
  /** JSON; emptied when the order's buyer is erased. */
  facts: string;
  /** The order's version after it. */
  version: number;
}

/** What the buyer of an order asked to have changed. */
export interface OrderRequestsTable {
  id: string;
  order_id: string;
  kind: RequestKind;
  text: string;
  /** A JSON array of the ids of its uploads. */
  files: string;
  requested_at: string;
  answered_at: string | null;
  answer: string | null;
}

/** Private links of an order's buyer, by the SHA-256 of their token. */
export interface OrderLinksTable {
  token_hash: string;
  /** The token for the order's own page, readable with the session secret alone. */
  encrypted_token: string;
  order_id: string;
  created_at: string;
}

/** Links that sign somebody of the team in, by the SHA-256 of their token. */
export interface DeskLinksTable {
  token_hash: string;
  /** In lower case. */
  email: string;
  /** The SHA-256 of what the browser that asked has in a cookie: no other may use the link. */
  browser_hash: string;
  created_at: string;
}

/** Browsers in which somebody of the team is signed in, by the SHA-256 of their cookie's token. */
export interface DeskSessionsTable {
  id: string;
  token_hash: string;
  email: string;
  created_at: string;
  /** To the minute. */
  used_at: string;
}

/** How each background job ran last, on whatever machine: at most one run a minute is written. */
export interface JobRunsTable {
  name: string;
  started_at: string;
  /** Before `started_at` while the job runs. */
  ended_at: string | null;
  /** The name of the error that ended the last run; null where none did. */
  error: string | null;
}

export interface DraftsTable {
  id: string;
  order_id: string | null;
  state: "open" | "submitted";
  business_name: string;
  email: string;
  website_url: string;
  brand_colors: string;
  text_content: string;
  social_links: string;
  /** JSON: the id of the page that last changed each field, by the field's name. */
  changed_by: Generated<string>;
  /** Set when its visitor asked to finish later: retention then keeps it longer. */
  saved_at: string | null;
  /** The network that a draft without an order came from, as a path of keyed hashes, until its files are deleted. */
  network: string | null;
  created_at: string;
  updated_at: string;
}

export interface UploadsTable {
  id: string;
  draft_id: string;
  state: UploadState;
  key: string;
  name: string;
  type: string;
  size: number;
  /** In hex; null until another file of its name and size asks for it, empty where its object is gone. */
  sha256: string | null;
  /** Its draft's network, while the file is stored without an order: what such files use is the sum of one index. */
  network: string | null;
  /** When a sent file was removed: it can be put back until its object is deleted. */
  removed_at: string | null;
  /** When its order was readdressed while it was on its way. */
  readdressed_at: string | null;
  /** Who of the team sent it in the client's stead, as an actor of the history; null: the client. */
  sent_by: Actor | null;
  /** The page of the onboarding form that sent it; null where another one did. */
  page: string | null;
  created_at: string;
}

export interface InquiriesTable {
  id: string;
  draft_id: string;
  order_id: string | null;
  name: string;
  email: string;
  package_type: string;
  project_description: string;
  assets_description: string;
  /** A JSON array of the files' public URLs. */
  file_urls: string;
  timeline: string;
  payment_status: string;
  created_at: string;
  /** When the team gave it to its order: it can be taken back. Null of one that was sent for the order, or without one. */
  linked_at: string | null;
}

export interface OutboxTable {
  id: string;
  /** Identifies the fact the email reports: there is one email for each fact. */
  dedupe_key: string;
  state: "pending" | "sent" | "failed";
  recipient: string;
  /** The recipient and the order, else the inquiry, else the email itself: emails of one thread keep their order. */
  thread: GeneratedAlways<string>;
  /** The email as JSON; attachments are bucket keys, not bytes. */
  mail: string;
  /** In lower case; null where the email has no Reply-To. */
  reply_to: GeneratedAlways<string | null>;
  /** 1 for an email that anybody can cause by posting a form: the hourly limit counts it, and all others go first. */
  rate_limited: number;
  order_id: string | null;
  inquiry_id: string | null;
  attempts: number;
  next_attempt_at: string;
  /** When its last counted attempt began, by the clock that wrote `next_attempt_at`. */
  tried_at: string | null;
  leased_until: string | null;
  last_error: string | null;
  /** Postmark's name of a sent email. */
  message_id: string | null;
  created_at: string;
  /** When an email is of no use any more that holds a key: it is deleted then, or once it is sent. */
  expires_at: string | null;
  sent_at: string | null;
  /** When the site learned that the email came back, or that Postmark delivers nothing to its recipient. */
  bounced_at: string | null;
}
