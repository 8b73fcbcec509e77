import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { site } from "~/content/site";

/** Who is signed in; empty on the page that signs in. */
export interface DeskData {
  email?: string;
  formToken?: string;
}

/** The data of the route around all pages of the desk. */
export function useDesk(): DeskData {
  return useRouteLoaderData<DeskData>("routes/desk") ?? {};
}

/** The hidden field that each posted form of the desk needs: `isTeamForm` checks it. */
export function FormToken() {
  return <input type="hidden" name="token" value={useDesk().formToken} />;
}

const sections = [
  { label: "Today", to: "/desk" },
  { label: "Orders", to: "/desk/orders" },
  { label: "Assets", to: "/desk/assets" },
  { label: "Emails", to: "/desk/emails" },
  { label: "People", to: "/desk/people" },
  { label: "Exports", to: "/desk/exports" },
  { label: "Health", to: "/desk/health" },
];

export function DeskHeader() {
  const { email } = useDesk();
  return (
    <header className="dk-header">
      <a href="/desk" className="dk-home" aria-label={`${site.name}, desk`}>
        <span aria-hidden className="logo dk-logo" />
        <span>{site.name}</span>
      </a>
      {email && (
        <>
          <nav aria-label="Main">
            <ul className="dk-nav">
              {sections.map((section) => (
                <li key={section.to}>
                  <NavLink {...section} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="dk-who">
            <NavLink label={email} to="/desk/sessions" />
            <form method="post" action="/desk/sessions">
              <FormToken />
              <button className="dk-button" name="intent" value="sign-out">
                Sign out
              </button>
            </form>
          </div>
        </>
      )}
    </header>
  );
}

function NavLink({ label, to }: { label: string; to: string }) {
  const { pathname } = useLocation();
  const isAbove = to !== "/desk" && pathname.startsWith(`${to}/`);
  const current = pathname === to ? "page" : isAbove ? "true" : undefined;
  return (
    <a href={to} className="dk-nav-link" aria-current={current}>
      {label}
    </a>
  );
}
