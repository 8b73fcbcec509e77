import { randomUUID } from "node:crypto";
import { wordsOf } from "~/orders/order-words";

// Rows of the tables with ids of their own, changed as a test needs them.

export type Changes = Record<string, string | number | null>;

/** What a buyer writes into the order form. */
export const details = {
  ...{ name: "Ann's Plumbing", email: "ann@plumbing.test", project: "Boilers and bathrooms" },
  ...{ assets: "A logo", timeline: "week", budget: undefined },
};

const now = new Date().toISOString();
const { name, email } = details;

export function orderRow(changes: Changes = {}) {
  const id = randomUUID();
  const row = {
    ...{ id, form_id: `form ${id}`, reference: `SW-${id.slice(0, 8)}`, draft_id: randomUUID() },
    ...{ ...details, budget: null, state: "received", package_type: "launch-and-growth" },
    ...{ terms_version: "", attempt: 1, attempt_failed: 0, created_at: now, updated_at: now },
    ...changes,
  };
  return { ...row, words: wordsOf(row) };
}

/** Its money is a row of the ledger: {@link chargeRow}. */
export const paymentRow = (changes: Changes) => ({
  ...{ stripe_session_id: randomUUID(), paid_at: now },
  ...changes,
});

/** The charge of a payment. */
export const chargeRow = ({ stripe_session_id, order_id, paid_at }: Changes) => ({
  ...{ id: stripe_session_id!, stripe_session_id: stripe_session_id!, order_id: order_id! },
  ...{ kind: "charge", state: "paid", revision: 1, amount_subtotal: 162_600, amount_discount: 0 },
  ...{ amount_tax: 0, amount_total: 162_600, currency: "usd", created_at: paid_at! },
  moved_at: paid_at!,
});

export const historyRow = (changes: Changes) => ({
  ...{ id: randomUUID(), happened_at: now, kind: "note", actor: "site", facts: "{}", version: 1 },
  ...changes,
});

export const requestRow = (changes: Changes) => ({
  ...{ id: randomUUID(), kind: "changes", text: "", files: "[]", requested_at: now },
  ...changes,
});

export const draftRow = (changes: Changes = {}) => ({
  ...{ id: randomUUID(), order_id: null, state: "open", business_name: "", email: "" },
  ...{ website_url: "", brand_colors: "", text_content: "", social_links: "" },
  ...{ saved_at: null, created_at: now, updated_at: now },
  ...changes,
});

export const inquiryRow = (changes: Changes) => ({
  ...{ id: randomUUID(), order_id: null, name, email, package_type: "onboarding" },
  ...{ project_description: "", assets_description: "", file_urls: "[]", timeline: "standard" },
  ...{ payment_status: "paid", created_at: now },
  ...changes,
});

export const emailRow = (changes: Changes = {}) => ({
  ...{ id: randomUUID(), dedupe_key: randomUUID(), state: "pending", recipient: email },
  ...{ mail: "{}", rate_limited: 0, attempts: 1, next_attempt_at: now, created_at: now },
  ...changes,
});

/** The statement that inserts a row, and its values. */
export function insertion(table: string, row: Changes): [sql: string, ...values: unknown[]] {
  const names = Object.keys(row);
  const sql = `insert into ${table} (${names.join()}) values (${names.map(() => "?").join()})`;
  return [sql, ...Object.values(row)];
}
