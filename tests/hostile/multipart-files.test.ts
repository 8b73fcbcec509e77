import { multipartFiles } from "./tables/multipart-files";
import { tryAll } from "../support/hostile/trying";

await tryAll(multipartFiles);
