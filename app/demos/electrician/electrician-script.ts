import { showOpenNow } from "../open-now";

showOpenNow();
