import { cookieConsent } from "./cookie-consent";
import { cookies } from "./cookies";
import { crossSite } from "./cross-site";
import { framing } from "./framing";
import { headers } from "./headers";
import { hostsAndLines } from "./hosts-and-lines";
import { methods } from "./methods";
import { multipartFiles } from "./multipart-files";
import { multipartShapes } from "./multipart-shapes";
import { onboardingFields } from "./onboarding-fields";
import { orderBodies } from "./order-bodies";
import { orderFields } from "./order-fields";
import { orderPage } from "./order-page";
import { paths } from "./paths";
import { queriesAndData } from "./queries";
import { tokens } from "./tokens";
import { webhook } from "./webhook";

/** All hostile requests, by topic. */
export const tables = {
  hostsAndLines,
  framing,
  methods,
  paths,
  queriesAndData,
  headers,
  orderBodies,
  orderFields,
  multipartShapes,
  multipartFiles,
  onboardingFields,
  orderPage,
  tokens,
  cookies,
  crossSite,
  cookieConsent,
  webhook,
};
