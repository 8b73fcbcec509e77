import { site } from "~/content/site";

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 text-xl font-extrabold leading-none tracking-tight sm:text-2xl">
      <LogoMark className="size-8" />
      <span className="wordmark-name">{site.name}</span>
    </span>
  );
}

/** Drawn by `.logo`, which tailwind.config.ts makes of app/content/logo.svg. */
export function LogoMark({ className }: { className: string }) {
  return <span aria-hidden className={`logo shrink-0 ${className}`} />;
}
