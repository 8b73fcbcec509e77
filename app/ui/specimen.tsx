import type { ReactNode } from "react";
import { Button, ButtonAnchor } from "./button";
import { Card, Notice } from "./card";
import { ErrorSummary } from "./error-summary";
import { Field } from "./field";
import { contrast, dark, light, pairs, type Palette } from "./tokens";

/** Written out, because Tailwind only finds complete class names. */
const swatches: Record<keyof Palette, string> = {
  paper: "bg-paper",
  surface: "bg-surface",
  ink: "bg-[rgb(var(--ink))]",
  muted: "bg-muted",
  line: "bg-line",
  edge: "bg-edge",
  brand: "bg-brand",
  "brand-strong": "bg-brand-strong",
  "on-brand": "bg-on-brand",
  accent: "bg-[rgb(var(--accent))]",
  "on-accent": "bg-on-accent",
  panel: "bg-panel",
  "on-panel": "bg-on-panel",
  danger: "bg-danger",
  "danger-soft": "bg-danger-soft",
  ok: "bg-ok",
  "ok-soft": "bg-ok-soft",
  shadow: "bg-shadow",
};

const steps = [
  ["6xl", "text-6xl font-extrabold"],
  ["5xl", "text-5xl font-extrabold"],
  ["4xl", "text-4xl font-bold"],
  ["3xl", "text-3xl font-bold"],
  ["2xl", "text-2xl font-bold"],
  ["xl", "text-xl font-bold"],
  ["lg", "text-lg"],
  ["base", "text-base"],
  ["sm", "text-sm text-muted"],
] as const;

/** The components of every page in both color schemes, for work on the design. */
export function Specimen({ toast }: { toast: ReactNode }) {
  return (
    <div className="px-4 py-12 sm:px-6">
      <h1 className="mx-auto max-w-page text-4xl font-bold">Specimen</h1>
      <div className="mx-auto mt-8 grid max-w-[90rem] gap-6 xl:grid-cols-2">
        <Scheme name="Light" palette={light} className="scheme-light" toast={toast} />
        <Scheme name="Dark" palette={dark} className="scheme-dark" toast={toast} />
      </div>
    </div>
  );
}

interface SchemeProps {
  name: string;
  palette: Palette;
  className: string;
  toast: ReactNode;
}

function Scheme({ name, palette, className, toast }: SchemeProps) {
  const id = name.toLowerCase();
  return (
    <section className={`grid gap-8 rounded-card border border-line p-6 ${className}`}>
      <h2 className="text-2xl font-bold">{name}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {Object.entries(palette).map(([token, hex]) => (
          <li key={token} className="text-sm">
            <span
              className={`block h-14 rounded-lg border border-edge ${swatches[token as keyof Palette]}`}
            />
            <span className="font-semibold">{token}</span> {hex}
          </li>
        ))}
      </ul>
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="text-left font-semibold">Measured contrast</caption>
        <tbody>
          {pairs.map(({ front, ground, least }) => (
            <tr key={front + ground} className="border-t border-line">
              <th scope="row" className="font-normal">{`${front} on ${ground}`}</th>
              <td>{contrast(palette[front], palette[ground]).toFixed(2)}</td>
              <td className="text-muted">{`at least ${least}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-3">
        {steps.map(([step, classes]) => (
          <p key={step} className={classes}>
            {step}: built to last
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="button">Primary</Button>
        <Button type="button" look="secondary">
          Secondary
        </Button>
        <Button type="button" disabled>
          Disabled
        </Button>
        <ButtonAnchor look="quiet" href="#main">
          Quiet
        </ButtonAnchor>
        <span className="rounded-full bg-accent px-3 py-1 text-sm font-semibold text-ink">
          Accent
        </span>
        <span className="rounded-full bg-ok-soft px-3 py-1 text-sm font-semibold text-ok">Ok</span>
      </div>
      <div className="grid gap-6">
        <Field id={`${id}-plain`} label="Business name" hint="As your customers know it.">
          {(control) => <input {...control} defaultValue="Harbour Plumbing" />}
        </Field>
        <Field id={`${id}-wrong`} label="Email" error="Enter an email address." optional>
          {(control) => <input {...control} placeholder="you@example.com" />}
        </Field>
      </div>
      <Card>
        <h3 className="text-xl font-bold">A card</h3>
        <p className="mt-2 text-muted">Its text, and an amount: $1,626.</p>
      </Card>
      <Notice title="A notice" description="Part of the page, not an error of the form." />
      <ErrorSummary
        title="There is a problem"
        description="Check one field."
        errors={[{ fieldId: `${id}-wrong`, message: "Enter an email address." }]}
      />
      {toast}
      <div className="rounded-card bg-ink p-6 text-paper">
        <p className="text-2xl font-bold">A panel</p>
        <p className="mt-4">
          <span className="inline-block rounded-full bg-accent px-4 py-2 font-semibold text-ink">
            On it
          </span>
        </p>
      </div>
    </section>
  );
}
