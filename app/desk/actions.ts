export type FieldName = "url" | "why" | "email" | "text" | "to";

export interface ActionField {
  name: FieldName;
  label: string;
  type: "url" | "email" | "text" | "multiline" | "choice";
  value?: string;
  required?: boolean;
  maxLength?: number;
  /** Values and their words. */
  choices?: readonly (readonly [string, string])[];
}

export const REASON_CHARACTERS = 500;

export const why = (label: string): ActionField => ({
  ...{ name: "why", label, type: "text", required: true, maxLength: REASON_CHARACTERS },
});

/** The form of one action on an order. */
export interface OrderAction {
  intent: string;
  title: string;
  /** What is done, and who is emailed what. */
  tells: string;
  button: string;
  fields: ActionField[];
  /** How many files the form takes. */
  files?: "one" | "several";
}

/** Takes back what was done: a post to the order, at the version that it has since. */
export interface Undo {
  orderId: string;
  version: number;
  intent: string;
  target: string;
  /** To whom the order goes back. */
  to: string;
  back: string;
}

/** What a page says of the action that led to it. */
export interface Left {
  said?: string;
  undo?: Undo;
}

/** An action that was not done: why, and what was typed. */
export interface NotDone {
  intent: string;
  target: string;
  problem: string;
  /** It wants a sign-in of the last hour. */
  isLate?: boolean;
  values: Partial<Record<FieldName, string>>;
}
