/** sirv in production mode, with files compressed beforehand. node files.mjs <folder of the package> <folder> */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

const [, , installed, folder] = process.argv;
const sirv = createRequire(join(installed, "package.json"))("sirv");

createServer(sirv(folder, { brotli: true, etag: true })).listen(process.env.PORT, process.env.HOST);
