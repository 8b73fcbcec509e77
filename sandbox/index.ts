import path from "node:path";
import { buckets, credentials } from "./credentials";
import type { ProviderServer } from "./http/provider-server";
import { checkoutRoutes } from "./pages/checkout";
import { invoiceRoutes } from "./pages/invoice";
import { faultRoutes } from "./pages/faults";
import { filesRoutes } from "./pages/files";
import { type Route, startFront } from "./pages/front";
import { inboxRoutes } from "./pages/inbox";
import { portalRoutes } from "./pages/portal";
import { type PostmarkSandbox, startPostmark } from "./postmark";
import { type S3Sandbox, startS3 } from "./s3";
import { startStripe, type StripeSandbox } from "./stripe";
import type { Shop } from "./stripe/prices";

export type { Fault } from "./faults";
export type { RecordedRequest } from "./http/provider-server";
export type { PostmarkSandbox, S3Sandbox, StripeSandbox };

export type Provider = "stripe" | "postmark" | "s3";

export interface SandboxOptions {
  /** All three by default. */
  providers?: Provider[];
  /** Public origin of the sandbox's pages; by default their own. */
  publicUrl?: string;
  /** Where Stripe's events are posted; without it they are not sent. */
  webhookUrl?: string;
  /** The same by its public URL, which Stripe's list of endpoints shows. */
  endpointUrl?: string;
  /** The prices in the shop's dashboard at Stripe; by default those of an example. */
  shop?: Shop;
  /** Folder of what survives a restart; by default the S3 objects are in a temporary one, and the rest in memory only. */
  dataDir?: string;
  /** Free ports by default. */
  ports?: { front?: number; stripe?: number; postmark?: number; s3?: number };
}

export interface Sandbox {
  /** Origin of the pages, on loopback. */
  frontUrl: string;
  /** The environment variables of an application that uses the stand-ins. */
  env: Record<string, string>;
  /** These throw when the provider was not started. */
  readonly stripe: StripeSandbox;
  readonly postmark: PostmarkSandbox;
  readonly s3: S3Sandbox;
  /** Clears recorded requests and planned faults; sessions, emails and objects stay. */
  reset(): void;
  /** Destroys all open sockets and closes the servers. */
  close(): Promise<void>;
}

interface Started {
  stripe?: StripeSandbox;
  postmark?: PostmarkSandbox;
  s3?: S3Sandbox;
}

/** Starts stand-ins for the providers on loopback, and pages that show what they received. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    providers = ["stripe", "postmark", "s3"],
    ports = {},
    webhookUrl,
    endpointUrl,
    dataDir,
    shop,
  } = options;
  const inFolder = (name: string) => dataDir && path.join(dataDir, name);
  let publicUrl = options.publicUrl ?? "";
  const started: Started = {};
  const closers: (() => Promise<void>)[] = [];
  const close = async () => void (await Promise.all(closers.splice(0).map((end) => end())));
  try {
    const routes: Route[] = faultRoutes((name) => find(started, name));
    if (providers.includes("stripe")) {
      const pagesUrl = () => publicUrl;
      const stripe = await startStripe({
        ...{ port: ports.stripe ?? 0, pagesUrl, webhookUrl, endpointUrl, shop },
        memoryFile: inFolder("stripe"),
      });
      started.stripe = stripe;
      closers.push(() => stripe.close());
      routes.push(...checkoutRoutes(stripe), ...invoiceRoutes(stripe), ...portalRoutes(stripe));
    }
    if (providers.includes("postmark")) {
      const postmark = await startPostmark({
        port: ports.postmark ?? 0,
        memoryFile: inFolder("postmark"),
      });
      started.postmark = postmark;
      closers.push(() => postmark.close());
      routes.push(...inboxRoutes(postmark));
    }
    if (providers.includes("s3")) {
      const s3 = await startS3({ port: ports.s3 ?? 0, filesDir: inFolder("bucket") });
      started.s3 = s3;
      closers.push(() => s3.close());
      routes.push(...filesRoutes(s3));
    }
    const front = await startFront(ports.front ?? 0, routes);
    closers.push(() => front.close());
    publicUrl = (options.publicUrl ?? front.url).replace(/\/$/, "");
    return {
      frontUrl: front.url,
      env: environment(started, front.url, publicUrl),
      get stripe() {
        return need("stripe", started.stripe);
      },
      get postmark() {
        return need("postmark", started.postmark);
      },
      get s3() {
        return need("s3", started.s3);
      },
      reset() {
        for (const provider of Object.values(started) as ProviderServer[]) provider.reset();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function find(started: Started, name: string): ProviderServer | undefined {
  return name === "stripe" || name === "postmark" || name === "s3" ? started[name] : undefined;
}

function need<T>(name: Provider, provider: T | undefined): T {
  if (!provider) throw new Error(`The sandbox was started without ${name}.`);
  return provider;
}

function environment(
  { stripe, postmark, s3 }: Started,
  frontUrl: string,
  publicUrl: string,
): Record<string, string> {
  return {
    SANDBOX_URL: frontUrl,
    ...(stripe && {
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: credentials.stripeKey,
      STRIPE_WEBHOOK_SECRET: credentials.stripeWebhookSecret,
    }),
    ...(postmark && {
      POSTMARK_API_URL: postmark.url,
      POSTMARK_SERVER_TOKEN: credentials.postmarkToken,
    }),
    ...(s3 && {
      AWS_ENDPOINT_URL_S3: s3.url,
      AWS_ACCESS_KEY_ID: credentials.awsAccessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.awsSecretAccessKey,
      AWS_REGION: credentials.awsRegion,
      BUCKET_NAME: buckets.public,
      BUCKET_PUBLIC_URL: `${publicUrl}/sandbox/files/${buckets.public}`,
      BUCKET_DOWNLOAD_URL: `${publicUrl}/sandbox/s3`,
    }),
  };
}
