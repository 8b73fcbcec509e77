import type { ReactNode } from "react";

/** How the text is set, in a chapter and in each of its parts. */
export const text = "font-serif text-text text-pretty wide:text-[1.3125rem]";
export const paragraphs =
  "[&>p]:font-serif [&>p]:text-text [&>p]:text-pretty wide:[&>p]:text-[1.3125rem] [&>p+p]:mt-[1em]";

/** The two ways on: a dark plate, and a line of italics, whose color its place gives it. */
export const solid =
  "bg-ink px-[1.1em] pb-[0.65em] pt-[0.6em] font-serif text-[1.3125rem]/[1.2] text-paper hover:bg-red";
export const go =
  "inline-block pb-[0.4em] pt-[0.5em] font-serif text-[1.375rem]/[1.2] italic underline decoration-1 underline-offset-[0.24em] hover:decoration-2";

const grounds = {
  dark: "bg-ink text-parchment pb-[clamp(3rem,5vw,5rem)] pt-[clamp(3rem,5vw,5rem)] [&_:focus-visible]:outline-parchment print:break-inside-avoid print:py-5",
  shade:
    "mt-[clamp(4rem,6vw,6rem)] bg-shade pb-[clamp(3.5rem,5.5vw,5.5rem)] pt-[clamp(3.5rem,5.5vw,5.5rem)]",
  wood: "board pb-[clamp(3.5rem,5.5vw,5.5rem)] pt-[clamp(3.5rem,5.5vw,5.5rem)]",
  paper: "pt-[clamp(4rem,6vw,6rem)]",
};

interface Props {
  id: string;
  numeral: string;
  title: string;
  /** What it lies on, if not the paper of the page. */
  ground?: keyof typeof grounds;
  children: ReactNode;
}

/** A section of the page: its number and title in the margin, its text in one measure. */
export function Chapter({ id, numeral, title, ground = "paper", children }: Props) {
  return (
    <section
      className={`${grounds[ground]} px-sides desk:grid desk:grid-cols-12 desk:gap-x-gutter desk:[&>*]:col-[4/11] ${paragraphs}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <h2
        className="mb-5 text-balance font-serif text-chapter italic tracking-[-0.015em] desk:!col-[1/4] desk:row-start-1 desk:mb-0 desk:mr-4 desk:-mt-1"
        id={`${id}-title`}
      >
        <span
          className={`text-title not-italic tracking-normal desk:mb-1 desk:block ${ground === "dark" ? "text-[#eaa98a]" : "text-red"}`}
        >
          {numeral}
        </span>{" "}
        {title}
      </h2>
      {children}
    </section>
  );
}
