import type { TypedForm } from "~/shell/page-handle";
import { ORDER_FORM_ID } from "./order-form";
import { orderFields } from "./order-schema";

/** What is typed into the order form stays in its tab until a page shows the placed order. */
export const typedOrder: TypedForm = { id: ORDER_FORM_ID, fields: orderFields };
