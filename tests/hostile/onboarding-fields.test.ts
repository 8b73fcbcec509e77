import { onboardingFields } from "./tables/onboarding-fields";
import { tryAll } from "./trying";

tryAll(onboardingFields);
