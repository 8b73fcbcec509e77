import { linkInquiry, unlinkInquiry } from "~/assets/link-inquiry.server";
import { db } from "~/server/database/connection.server";
import * as Desk from "./desk.repository.server";
import { findId, withOrder } from "./find-id.server";
import { failed, note, print, unchanged, type ExitCode } from "./terminal";

/** Links what was sent without an order to the order `to`; without one, takes that back. */
export async function link(given: string, to: string | undefined): Promise<ExitCode> {
  const found = await findId("inquiries", given);
  if (!found.ok) return failed(found.why);
  return to === undefined ? unlink(found.id) : linkTo(found.id, to);
}

function linkTo(id: string, to: string): Promise<ExitCode> {
  return withOrder(
    to,
    (by) => linkInquiry(by, id),
    async ({ reference, state }, linked) => {
      switch (linked) {
        case "linked":
          await print(`${reference} assets linked\n`);
          note("Nobody is mailed about it. Until more is sent, --undo takes it back.");
          return 0;
        case "same":
          return unchanged(`The inquiry ${id} is of ${reference} already.`);
        case "elsewhere":
          return failed(`The inquiry ${id} is of another order.`);
        case "unknown_inquiry":
          return failed(`There is no inquiry ${id}.`);
        case "not_running":
          return failed(`${reference} is not being worked on: its state is ${state}.`);
        case "erased":
          return failed(`The buyer of ${reference} was forgotten.`);
      }
    },
  );
}

async function unlink(id: string): Promise<ExitCode> {
  const [inquiry] = await Desk.findAllInquiriesBy(db, "id", id);
  if (!inquiry?.order_id) return unchanged(`The inquiry ${id} is of no order.`);
  return withOrder(
    inquiry.order_id,
    (by) => unlinkInquiry(by, id),
    async ({ reference }, unlinked) => {
      if (unlinked === "not_linked") return failed(`${reference} got it from its buyer.`);
      if (unlinked === "added")
        return failed(
          `More was sent since, or the clock was ahead then: it stays with ${reference}.`,
        );
      await print(`${reference} assets taken back\n`);
      note("Nobody is mailed about it.");
      return 0;
    },
  );
}
