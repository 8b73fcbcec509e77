import { Camera, FileText, Palette, Stamp } from "lucide-react";

const useful = [
  {
    icon: Stamp,
    what: "Your logo",
    how: "The largest file you have; a photo of your van will do.",
  },
  { icon: Camera, what: "Photos", how: "Finished jobs, your team, your van: 5 to 20 are plenty." },
  { icon: FileText, what: "Texts", how: "Leaflets, price lists, what customers wrote about you." },
  { icon: Palette, what: "Colors", how: "Two or three, by name or code, or from your sign." },
];

/** What is useful to send, before the form asks for it. */
export function AssetChecklist() {
  return (
    <section aria-labelledby="useful-assets">
      <h2 id="useful-assets" className="text-xl font-bold">
        Useful to have at hand
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {useful.map(({ icon: Icon, what, how }) => (
          <li key={what} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
            <p>
              <span className="block font-semibold">{what}</span>
              <span className="block text-sm text-muted">{how}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">
        Nothing here is a must: send what you have, we work with it.
      </p>
    </section>
  );
}
