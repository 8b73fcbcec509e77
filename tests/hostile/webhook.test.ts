import { webhook } from "./tables/webhook";
import { tryAll } from "./trying";

tryAll(webhook);
