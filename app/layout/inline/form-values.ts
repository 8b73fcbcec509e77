/** Runs between the handover to Remix and its start. */
import { takeUpFormValues } from "../handed-over";

takeUpFormValues();
