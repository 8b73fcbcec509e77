import type { Provider } from "../sandbox";

const credentials: Record<Provider, readonly string[]> = {
  stripe: ["STRIPE_SECRET_KEY", "STRIPE_API_URL"],
  postmark: ["POSTMARK_SERVER_TOKEN", "POSTMARK_API_URL"],
  s3: ["AWS_ACCESS_KEY_ID", "AWS_ENDPOINT_URL_S3"],
};

/** The providers that the environment says nothing of: the sandbox stands in for these. */
export function unsetProviders(env: NodeJS.ProcessEnv): Provider[] {
  return (Object.keys(credentials) as Provider[]).filter((provider) =>
    credentials[provider].every((name) => !env[name]),
  );
}
