import { orderFields } from "./tables/order-fields";
import { tryAll } from "./trying";

tryAll(orderFields);
