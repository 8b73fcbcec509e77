import type { LucideIcon } from "lucide-react";
import type { Trade } from "~/content/trades";
import type { Layout } from "../layouts";
import type { TradeImage } from "../trade-images";

export interface DemoService {
  icon: LucideIcon;
  name: string;
  detail: string;
  /** US dollars. */
  priceFrom: number;
  /** The unit of the price where it is not the job: "per hour". */
  per?: string;
}

export interface DemoReview {
  quote: string;
  author: string;
  job: string;
}

export interface DemoHours {
  days: string;
  time: string;
}

/** The content of a template: an invented firm of that trade. */
export interface DemoContent {
  layout: Layout;
  /** The invented firm. */
  business: string;
  headline: string;
  subheadline: string;
  /** From the numbers reserved for fiction, 555-0100 to 555-0199. */
  phone: string;
  callLine: string;
  services: readonly DemoService[];
  reasonsTitle: string;
  reasons: readonly { title: string; text: string }[];
  area: { text: string; places: readonly string[] };
  hours: readonly DemoHours[];
  reviews: readonly DemoReview[];
}

export interface Demo extends DemoContent {
  /** The trade's name, as `?industry=` takes it. */
  industry: Trade["name"];
  heroImage: TradeImage;
  /** Classes that set the trade's colors, see accents.ts. */
  accentColor: string;
}
