import { multipartShapes } from "./tables/multipart-shapes";
import { tryAll } from "./trying";

tryAll(multipartShapes);
