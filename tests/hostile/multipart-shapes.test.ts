import { multipartShapes } from "./tables/multipart-shapes";
import { tryAll } from "../support/hostile/trying";

await tryAll(multipartShapes);
