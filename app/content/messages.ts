/** A message of the site: a toast or, without scripts, part of the page. */
export interface Message {
  title: string;
  description: string;
  style: "default" | "destructive";
}

export const messages = {
  orderInvalid: {
    title: "Validation Error",
    description: "Please check the form for errors.",
    style: "destructive",
  },
  orderMailFailed: {
    title: "Email notification failed",
    description: "We'll contact you via your order details instead.",
    style: "default",
  },
  assetsFailed: {
    title: "Submission Failed",
    description: "Please try again or contact support.",
    style: "destructive",
  },
  assetsMailFailed: {
    title: "Warning",
    description: "Assets saved but email notification failed. We'll contact you soon.",
    style: "default",
  },
  assetsSubmitted: {
    title: "Assets Submitted!",
    description: "Our team has received your information and will begin setup shortly.",
    style: "default",
  },
  orderClosed: {
    title: "This form was used for another business",
    description:
      "Its order is paid, and nothing was ordered or charged just now. To order for this business too, send the form again.",
    style: "destructive",
  },
  formTooOld: {
    title: "This form was open for too long",
    description: "We kept what you typed. Check it once more and send the form again.",
    style: "destructive",
  },
  linkEnded: {
    title: "This page's link no longer works",
    description:
      "Open the private link in the newest email about your order, and copy what is missing there from here: this page can save nothing more.",
    style: "destructive",
  },
  assetsIncomplete: {
    title: "Something is missing",
    description: "Please check the form for errors. What has arrived is kept.",
    style: "destructive",
  },
} as const satisfies Record<string, Message>;

/** `order`: what keeps it from being changed, as in "Your order SW-… is paid". */
export function changeNotTaken(order: string, supportEmail: string): Message {
  return {
    title: order,
    description: `What you have changed in this form was not taken, and nothing was charged just now. Please email it to ${supportEmail}: it is still below.`,
    style: "destructive",
  };
}

export function checkoutFailed(supportEmail: string): Message {
  return {
    title: "Something went wrong",
    description: `Please email us directly at ${supportEmail}.`,
    style: "destructive",
  };
}
