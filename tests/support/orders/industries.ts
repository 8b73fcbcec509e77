import { trades } from "~/content/trades";

export const industryNames = [
  ...trades.map(({ name }) => name),
  ...trades.map(({ category }) => category),
];

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
