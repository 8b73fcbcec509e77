import type { Sender } from "~/server/concurrency/slot";

/** A visitor without a paid order, by the networks around the IP address, the widest first. */
export const stranger = (...owners: string[]): Sender => ({ paid: false, owners });

export const buyer = (order: string): Sender => ({ paid: true, owners: [order] });
