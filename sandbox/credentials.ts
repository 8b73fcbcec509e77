/** The credentials that the stand-ins accept; they refuse all others. */
export const credentials = {
  stripeKey: "sk_test_sandbox",
  stripeWebhookSecret: "whsec_sandbox",
  postmarkToken: "sandbox-server-token",
  awsAccessKeyId: "SANDBOXACCESSKEY",
  awsSecretAccessKey: "sandbox-secret-access-key",
  awsRegion: "us-east-1",
} as const;

/** The only buckets: uploads, readable by key without a signature, and private backups. */
export const buckets = { public: "project-assets", private: "project-backups" } as const;
