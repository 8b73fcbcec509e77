import { claims } from "~/content/claims";
import { site } from "~/content/site";
import { Card } from "~/ui/card";
import { ExternalLink } from "~/ui/button";
import { GlobeSign, MailSign } from "~/ui/signs";

/** How to reach the people behind the site. */
export function ContactDetails({ supportEmail }: { supportEmail: string }) {
  return (
    <div className="grid content-start gap-6">
      <Card>
        <h2 className="flex items-center gap-2 text-xl font-bold">
          <MailSign className="size-5 text-brand" />
          Write to us
        </h2>
        <p className="mt-2">
          <a
            className="inline-block max-w-full break-words py-1 underline underline-offset-4"
            href={`mailto:${supportEmail}`}
          >
            {supportEmail}
          </a>
        </p>
        <p className="mt-2 text-muted">A person answers within {claims.response}.</p>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {site.social.map(({ name, url }) => (
            <li key={url}>
              <ExternalLink
                href={url}
                className="inline-flex min-h-8 items-center underline underline-offset-4"
              >
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <h2 className="flex items-center gap-2 text-xl font-bold">
          <GlobeSign className="size-5 text-brand" />
          Serving Worldwide
        </h2>
        <p className="mt-2 text-muted">
          Businesses in {claims.countries} countries have ordered their website here. Everything
          happens online, wherever you work.
        </p>
      </Card>
    </div>
  );
}
