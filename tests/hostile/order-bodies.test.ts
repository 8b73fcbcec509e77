import { orderBodies } from "./tables/order-bodies";
import { tryAll } from "../support/hostile/trying";

await tryAll(orderBodies);
