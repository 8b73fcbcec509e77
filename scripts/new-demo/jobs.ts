/** A job's name, what it says of your photo, and its price. */
export const jobs = [
  { slug: "small", name: "A small job", photo: "Your photo of a small job", price: "$120" },
  { slug: "large", name: "A large job", photo: "Your photo of a large job", price: "$900" },
];
