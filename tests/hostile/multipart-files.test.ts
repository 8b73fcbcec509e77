import { multipartFiles } from "./tables/multipart-files";
import { testEveryRow } from "../support/hostile/table-tests";

await testEveryRow(multipartFiles);
