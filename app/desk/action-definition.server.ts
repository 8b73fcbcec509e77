import type { OrderDetails } from "~/operations/desk/details.server";
import type { Act, Acted } from "~/orders/act.server";
import { isRunning } from "~/orders/order-states";
import type { ActionField, FieldName, OrderAction } from "./actions";

/* What the team can do with an order on its page: each calls the function that the command line calls too. */

/** Whether it was done, what the page says about it, and the action that takes it back. */
export type Said = readonly [isDone: boolean, text: string, undo?: string];

/** The fields of an action's form as they were sent; `target`: the id of a request or file; `files`: those that have arrived. */
export type Given = Record<FieldName | "target", string> & { files: string[] };

export interface Definition<Result extends string> {
  title: string;
  button: string;
  /** What is done, and who is emailed what. */
  tells: (details: OrderDetails) => string;
  isOffered: (details: OrderDetails) => boolean;
  /** Whether it wants a sign-in of the last hour. */
  wantsRecent?: boolean;
  fields?: (details: OrderDetails, team: readonly string[]) => ActionField[];
  /** How many files its form takes; none by default. */
  files?: OrderAction["files"];
  run: (by: Act, given: Given) => Promise<Acted<Result>>;
  said: Record<Result, Said>;
}

export const define = <Result extends string>(action: Definition<Result>) => action;

export const isErased = ({ order }: OrderDetails) => order.email === "";
export const runs = (details: OrderDetails) => isRunning(details.order.state) && !isErased(details);

export const closed: Said = [false, "The order is not being worked on: look at its state."];
export const erased: Said = [false, "The buyer's data was erased: nobody is left to write to."];
