/** Invented, and labeled as such. Replace them with customers' own words, then set `areSamples` to false. */
export const testimonials = [
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
    quote: "New prices go out by email and are on the site the next day.",
    author: "Marcus T.",
    role: "Electrician",
    location: "Austin, United States",
    rating: 5,
  },
  {
    quote: "Customers look us up first. Now they find our work, hours and number in one place.",
    author: "Priya S.",
    role: "Owner of a cleaning company",
    location: "Melbourne, Australia",
    rating: 5,
  },
];

/** Whether the page labels them as samples; `desk doctor --live` fails while it does. */
export const areSamples: boolean = true;
