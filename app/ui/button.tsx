import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";

type Look = "primary" | "secondary" | "quiet";

const base =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-full border-2 px-6 py-3 text-center font-semibold " +
  "transition-colors duration-150 print:hidden disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60";

const looks: Record<Look, string> = {
  primary: "border-transparent bg-brand text-on-brand hover:bg-brand-strong",
  secondary: "border-ink text-ink hover:bg-ink hover:text-paper",
  quiet:
    "border-transparent min-h-10 px-4 py-2 text-brand underline underline-offset-4 hover:text-brand-strong",
};

export function buttonClass(look: Look = "primary", extra = ""): string {
  return `${base} ${looks[look]} ${extra}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look };

export function Button({ look, className, type = "submit", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

type ButtonAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look; href: string };

export function ButtonAnchor({ look, className, ...rest }: ButtonAnchorProps) {
  return <a className={buttonClass(look, className)} {...rest} />;
}

export function EmailLink({ email, className }: { email: string; className?: string }) {
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}

export function ExternalLink(props: { href: string; className?: string; children: ReactNode }) {
  return (
    <a href={props.href} className={props.className} target="_blank" rel="noopener noreferrer">
      {props.children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
