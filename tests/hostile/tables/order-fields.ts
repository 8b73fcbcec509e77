import { orderFields as FIELDS } from "~/orders/order-schema";
import { refused } from "../../support/hostile/expected";
import { orderCases, type OrderCase } from "../../support/hostile/order-cases";
import { again, orderBody, postOrder, taken, validOrder } from "../../support/hostile/orders";
import { without } from "../../support/hostile/payloads";
import type { Row } from "../../support/hostile/table-tests";
import type { OrderFields } from "../../support/orders/order-visitor";

export function orderRow({ field, payload, error }: OrderCase): Row {
  const others = without(validOrder(), field);
  const encoded = payload.encoded ?? encodeURIComponent(payload.typed);
  const cleaned = { ...others, [field]: payload.cleaned } as OrderFields;
  return [
    `${payload.what} in the order's ${field}`,
    () => postOrder(orderBody(others, `${field}=${encoded}`)),
    error ? again(cleaned, { [field]: error }) : taken(cleaned),
  ];
}

export const tooLargeOrders: readonly Row[] = FIELDS.map((field) => [
  `100 kB of one character in the order's ${field}`,
  () => postOrder(orderBody(validOrder({ [field]: "a".repeat(100_000) }))),
  refused(413),
]);

export const orderFields: readonly Row[] = [...orderCases.map(orderRow), ...tooLargeOrders];
