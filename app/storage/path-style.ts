/**
 * Whether a store other than AWS is asked at `endpoint/bucket` rather than at `bucket.endpoint`. All know the former but
 * Tigris, Fly.io's store, for buckets made since February 2025: https://www.tigrisdata.com/blog/virtual-hosted-urls.
 */
export function wantsPathStyle(endpoint: string): boolean {
  return !/(^|\.)(tigris|storage)\.dev$/.test(new URL(endpoint).hostname);
}
