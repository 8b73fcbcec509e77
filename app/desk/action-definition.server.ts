import type { OrderDetails } from "~/operations/desk/details.server";
import type { Act, Acted } from "~/orders/act.server";
import { isRunning } from "~/orders/order-states";
import type { ActionField, FieldName } from "./actions";

/* What the team can do with an order on its page: each calls the function that the command line calls too. */

/** Whether it was done, and what the page says about it. */
export type Said = readonly [isDone: boolean, text: string];

/** The fields of an action's form as they were sent; `target`: the id of a request or file. */
export type Given = Record<FieldName | "target", string>;

export interface Definition<Result extends string> {
  title: string;
  button: string;
  /** What is done, and who is emailed what. */
  tells: (details: OrderDetails) => string;
  isOffered: (details: OrderDetails) => boolean;
  fields?: (details: OrderDetails, team: readonly string[]) => ActionField[];
  run: (by: Act, given: Given) => Promise<Acted<Result>>;
  said: Record<Result, Said>;
}

export const define = <Result extends string>(action: Definition<Result>) => action;

export const isErased = ({ order }: OrderDetails) => order.email === "";
export const runs = (details: OrderDetails) => isRunning(details.order.state) && !isErased(details);

export const closed: Said = [false, "The order is not being worked on: look at its state."];
export const erased: Said = [false, "The buyer's data was erased: nobody is left to write to."];
