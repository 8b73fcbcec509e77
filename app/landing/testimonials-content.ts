export interface Testimonial {
  quote: string;
  author: string;
  role: string;
  location: string;
  rating: number;
}

/** Invented samples, shown as such. Replace them with customers' own words, then drop the labels in testimonials.tsx. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      "I sent a logo, six photos and a page of notes. Four days later I had a website I was happy to put on the van.",
    author: "Dan M.",
    role: "Plumber",
    location: "Leeds, United Kingdom",
    rating: 5,
  },
  {
    quote:
      "We needed something online before a trade fair. It was ready within 72 hours, and it looks like our shop, not like a template.",
    author: "Ana R.",
    role: "Carpenter",
    location: "Porto, Portugal",
    rating: 5,
  },
  {
    quote:
      "New prices go out by email and they are on the site the next day. I have not had to learn a thing about websites.",
    author: "Marcus T.",
    role: "Electrician",
    location: "Austin, United States",
    rating: 5,
  },
  {
    quote:
      "Customers look us up before they call. Now they find our work, our hours and our number in one place.",
    author: "Priya S.",
    role: "Owner of a cleaning company",
    location: "Melbourne, Australia",
    rating: 5,
  },
];
