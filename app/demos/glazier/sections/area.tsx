import glazier from "../facts";
import { List, Section } from "./section";

const towns = [
  ["Waverly, where our shop is", "anything else in 3 days", "45 minutes"],
  ["Sumner", "anything else in 4 days", "1 hour"],
  ["Hadley", "anything else in 4 days", "1-1/2 hours"],
  ["Tipton", "anything else in 5 days", "2 hours"],
  ["Clarion", "anything else in 7 days", "too far"],
] as const;

/** The towns with the time until somebody comes, and when the shop is open. */
export function Area() {
  return (
    <Section
      id="area"
      title="We come to five towns, and you can visit us too."
      className="bg-stone desk:grid-cols-2 desk:gap-x-16"
    >
      <p className="desk:col-[1]">
        The showroom is open Monday to Friday from 7 to 5, and on Saturday from 8 to noon. You don’t
        need an appointment. If you’d like to bring the broken pane, please wrap it in an old
        blanket first, because it can scratch your car seat.
      </p>
      <List caption="This is how soon we’re there when a window breaks." rows={towns} />
      <a
        className="justify-self-start text-[3.25rem]/[1.1] font-light tracking-[-0.02em] hover:text-accent tablet:font-extralight desk:col-[1] large-text:text-[min(3.25rem,18cqi)]/[1.1]"
        href={`tel:${glazier.phone}`}
      >
        {glazier.phone}
      </a>
    </Section>
  );
}
