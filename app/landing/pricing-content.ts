import { claims, sentence } from "~/content/claims";
import { dollars, prices } from "~/content/site";

export interface PricingPlan {
  name: string;
  price: string;
  period: string;
  summary: string;
  features: readonly string[];
  callToAction: string;
  isPrimary: boolean;
}

export const launchSetup: PricingPlan = {
  name: "Launch Setup",
  price: dollars(prices.setup),
  period: "one-time",
  summary: "Your website, built and put online.",
  features: [
    "Full website setup, customized to your brand",
    "Your domain connected",
    "Ready for search engines and optimized for phones",
    `Delivered in ${claims.delivery}`,
    "Comes with the required Growth Plan",
  ],
  callToAction: "Start My Website",
  isPrimary: true,
};

export const growthPlan: PricingPlan = {
  name: "Growth Plan",
  price: dollars(prices.growthPerMonth),
  period: "per month",
  summary: "Your website, kept safe, fast and up to date.",
  features: [
    "Premium hosting and security",
    "Maintenance and backups",
    sentence(`${claims.editsPerMonth} small content edits each month`),
    "Priority support",
    `${prices.minimumMonths}-month minimum commitment`,
  ],
  callToAction: "Required",
  isPrimary: false,
};
