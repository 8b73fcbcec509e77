import { trades } from "~/content/trades";

/** The known values of `/contact?industry=`. */
export const industryNames = [
  ...trades.map(({ name }) => name),
  ...trades.map(({ category }) => category),
];

/** Unknown values, which the page ignores. */
export const otherIndustries = [
  "Mason",
  "plumber",
  " Plumber",
  "Plumber ",
  "Plumber\tx",
  "",
  "__proto__",
  "<script>document.title='taken'</script>",
  '"><img src=x onerror="document.title=1">',
  "javascript:alert(1)",
  "P".repeat(4000),
];
