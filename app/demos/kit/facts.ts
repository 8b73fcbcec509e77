import { useLocation } from "@remix-run/react";
import { cleanFirmName } from "~/content/firm-name";
import type { PictureFiles } from "~/ui/picture";

/** The facts of a demo, the site of an invented firm: facts.ts of its folder. */
export interface Facts {
  /** The invented firm, unless the visitor has put another name on the door. */
  business: string;
  headline: string;
  subheadline: string;
  heroImage: PictureFiles;
  /** The firm's main color, as in its tailwind.config.ts. */
  accentColor: string;
  /** From the numbers reserved for fiction, 555-0100 to 555-0199. */
  phone: string;
  /** The fields of its GET forms with the values that each may have; the first one is the default. */
  choices?: Record<string, readonly string[]>;
}

/** The name that the visitor has put on the door, from `?name=`. */
export function useTypedName(): string | undefined {
  const { search } = useLocation();
  return cleanFirmName(new URLSearchParams(search).get("name"));
}

/** The name on the door: the visitor's, or that of the invented firm. */
export function useFirmName({ business }: Facts): string {
  return useTypedName() ?? business;
}

/** What the visitor has chosen in a form of the demo, by the name of the field. */
export function useChoices({ choices = {} }: Facts): Record<string, string> {
  const search = new URLSearchParams(useLocation().search);
  return Object.fromEntries(
    Object.entries(choices).map(([field, values]) => {
      const chosen = search.get(field);
      return [field, values.find((value) => value === chosen) ?? values[0]!];
    }),
  );
}

/** Makes the address of a section with choices; the name on the door stays. */
export function useLinkTo(section: string): (choices: Record<string, string>) => string {
  const name = useTypedName();
  return (choices) => `?${new URLSearchParams({ ...(name && { name }), ...choices })}#${section}`;
}

/** The one that is asked for, or the first. */
export function bySlug<T extends { slug: string }>(
  list: readonly T[],
  slug: string | undefined,
): T {
  return list.find((one) => one.slug === slug) ?? list[0]!;
}

/** The widths in which a demo's pictures are stored: phone, high-density phone, desktop. */
const PICTURE_WIDTHS = [480, 800, 1600] as const;

/** A picture of public/images/stills, three wide and two high. */
export function demoPicture(name: string, alt: string): PictureFiles {
  return { path: `/images/stills/${name}`, widths: PICTURE_WIDTHS, width: 1600, height: 1067, alt };
}
