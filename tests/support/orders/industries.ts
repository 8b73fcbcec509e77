import { trades } from "~/content/trades";

/** What `/contact?industry=` welcomes a visitor by. */
export const industryNames = [
  ...trades.map(({ name }) => name),
  ...trades.map(({ category }) => category),
];

/** What it shows nothing of. */
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
