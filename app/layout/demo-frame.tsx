import { useLocation } from "@remix-run/react";
import { cleanFirmName } from "~/content/firm-name";
import { site } from "~/content/site";
import { tradeAt, trades } from "~/content/trades";
import { MenuIcon } from "~/ui/icons";
import { imprintLink, type FooterProps } from "./footer";
import { NavItems, sectionLink } from "./header";
import { NameForm } from "./name-form";
import { LogoMark } from "./wordmark";

const barLink =
  "inline-flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] font-semibold hover:bg-on-panel/15 focus-visible:outline-on-panel";

export function DemoHeader() {
  const order = useOrderLink();
  return (
    <header className="bg-panel text-on-panel print:hidden">
      <div
        data-scrolled="false"
        className="fixed inset-x-0 top-0 z-40 bg-panel px-3 [container-type:inline-size] sm:px-5 data-[scrolled=true]:bg-panel/90 data-[scrolled=true]:backdrop-blur-md"
      >
        <div className="relative flex h-12 items-center gap-[min(0.5rem,2vw)]">
          <a
            href="/"
            aria-label={`${site.name}, home page`}
            className="inline-flex min-h-11 min-w-[44px] items-center gap-2 overflow-hidden rounded-md font-bold focus-visible:outline-on-panel"
          >
            <LogoMark className="size-7 shrink-0" />
            <span className="hidden truncate [@container(min-width:21rem)]:inline">
              {site.name}
            </span>
          </a>
          <nav
            aria-label="Main"
            className="hidden items-center [@container(min-width:45.5rem)]:flex"
          >
            <NavItems itemClass={barLink} className="flex" />
            <a
              href={sectionLink("pricing", "/demo")}
              className={`${barLink} hidden [@container(min-width:61.5rem)]:inline-flex`}
            >
              Get Started
            </a>
          </nav>
          <a
            href={order}
            className="ml-auto inline-flex min-h-9 shrink-0 items-center whitespace-nowrap rounded-full border border-transparent bg-accent px-[min(1rem,4vw)] text-[min(0.9375rem,4.6vw)] font-bold text-on-accent hover:bg-on-panel focus-visible:outline-on-panel"
          >
            Get This Site
          </a>
          <details className="shrink-0 [@container(min-width:45.5rem)]:hidden">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-md px-[min(0.5rem,2vw)] text-[min(1rem,4.8vw)] font-semibold focus-visible:outline-on-panel [&::-webkit-details-marker]:hidden">
              <MenuIcon className="size-5" />
              Menu
            </summary>
            <nav
              aria-label="Main"
              className="absolute inset-x-0 top-full -mx-3 border-t border-on-panel/20 bg-panel px-3 pb-3 sm:-mx-5 sm:px-5"
            >
              <NavItems itemClass={`${barLink} w-full`} className="grid" />
              <a href={sectionLink("pricing", "/demo")} className={`${barLink} w-full`}>
                Get Started
              </a>
            </nav>
          </details>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 px-3 pb-1.5 pt-12 text-[0.75rem] leading-snug sm:px-5 lg:text-[0.8125rem]">
        <strong className="-ml-0.5 rounded-full bg-on-panel/15 px-2 py-0.5 font-semibold">
          Industry-Specific Template Preview
        </strong>
        <NameOnTheDoor />
        <p className="md:order-first md:-mr-1">
          This is a demo preview. The firm and its prices are invented.
        </p>
      </div>
    </header>
  );
}

export function DemoFooter({
  supportEmail = "",
  year = new Date().getUTCFullYear(),
  hasImprint,
}: FooterProps) {
  const order = useOrderLink();
  return (
    <footer className="bg-panel px-3 py-3 text-[0.875rem] text-on-panel sm:px-5 print:hidden">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <p className="mr-auto">
          © {year} {site.name}.{" "}
          <a href={order} className="font-bold underline underline-offset-4">
            Get this site with your name on it
          </a>
        </p>
        {[
          { label: "Contact", to: "/contact" },
          { label: "Privacy Policy", to: "/privacy-policy" },
          { label: "Terms of Service", to: "/terms-of-service" },
          ...(hasImprint ? [imprintLink] : []),
          ...site.social.map(({ name, url }) => ({ label: name, to: url })),
          { label: supportEmail, to: `mailto:${supportEmail}` },
        ].map(({ label, to }) => (
          <a
            key={to}
            href={to}
            {...(to.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
            className="inline-flex min-h-8 min-w-0 items-center underline-offset-4 [overflow-wrap:anywhere] hover:underline focus-visible:outline-on-panel"
          >
            {label}
          </a>
        ))}
      </div>
    </footer>
  );
}

function NameOnTheDoor() {
  const { pathname, search } = useLocation();
  const trade = tradeAt(pathname) ?? trades[0];
  const name = cleanFirmName(new URLSearchParams(search).get("name"));
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-6 cursor-pointer items-center font-semibold underline underline-offset-4 focus-visible:outline-on-panel">
        {name ? "Try another name" : "Use your firm's name"}
      </summary>
      <NameForm
        id="demo"
        trade={trade.slug}
        name={name}
        className="grid max-w-2xl items-end gap-3 pb-2 pt-1 sm:grid-cols-[1fr_auto_auto]"
        fieldClass="mt-1 min-h-11 w-full rounded-md bg-surface px-3 text-ink"
        buttonClass="min-h-11 rounded-full border-2 border-on-panel px-5 font-bold hover:bg-on-panel hover:text-panel"
      />
    </details>
  );
}

/** The order form, for a firm of the trade that the demo's path names, under the name on its door. */
function useOrderLink(): string {
  const { pathname, search } = useLocation();
  const trade = tradeAt(pathname);
  if (!trade) return "/contact";
  const name = cleanFirmName(new URLSearchParams(search).get("name"));
  const query = new URLSearchParams({ industry: trade.name, ...(name && { name }) });
  return `/contact?${query.toString()}`;
}
