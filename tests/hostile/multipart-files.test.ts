import { multipartFiles } from "./tables/multipart-files";
import { tryAll } from "./trying";

tryAll(multipartFiles);
