import { site } from "~/content/site";
import { EmailLink, ExternalLink } from "~/ui/button";
import { Wordmark } from "./wordmark";

const pages = [
  { label: "Pricing", to: "/#pricing" },
  { label: "Demos", to: "/#portfolio" },
  { label: "Contact", to: "/contact" },
  { label: "Privacy Policy", to: "/privacy-policy" },
  { label: "Terms of Service", to: "/terms-of-service" },
];

const linkClass = "inline-flex min-h-8 items-center underline underline-offset-4 hover:text-brand";

/** The root's data, which an error page after a post lacks. */
export interface FooterProps {
  supportEmail?: string;
  year?: number;
  hasImprint?: boolean;
}

export const imprintLink = { label: "Imprint", to: "/imprint" };

export function Footer({
  supportEmail = "",
  year = new Date().getUTCFullYear(),
  hasImprint,
}: FooterProps) {
  return (
    <footer className="[container-type:inline-size] border-t border-line bg-paper px-4 py-10 sm:px-6 print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-8 md:grid-cols-[2fr_1fr_1fr]">
        <div className="max-md:col-span-full">
          <Wordmark />
          <p className="mt-3 max-w-sm text-muted">
            {site.tagline}, built in days and looked after for as long as you keep them.
          </p>
          <p className="mt-3">
            <EmailLink email={supportEmail} className={linkClass} />
          </p>
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages" className="font-bold">
            Good to know
          </h2>
          <ul className="mt-3 grid gap-1">
            {[...pages, ...(hasImprint ? [imprintLink] : [])].map((page) => (
              <li key={page.to}>
                <a href={page.to} className={linkClass}>
                  {page.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="font-bold">Follow us</h2>
          <ul className="mt-3 grid gap-1">
            {site.social.map((profile) => (
              <li key={profile.url}>
                <ExternalLink href={profile.url} className={linkClass}>
                  {profile.name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mx-auto mt-8 max-w-page border-t border-line pt-6 text-muted">
        {`© ${year} ${site.name}`}
      </p>
    </footer>
  );
}
