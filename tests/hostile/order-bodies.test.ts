import { orderBodies } from "./tables/order-bodies";
import { tryAll } from "./trying";

tryAll(orderBodies);
