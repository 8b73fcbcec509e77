import { multipartShapes } from "./tables/multipart-shapes";
import { testEveryRow } from "../support/hostile/table-tests";

await testEveryRow(multipartShapes);
