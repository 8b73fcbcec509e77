/** A page with every script and every mention of one removed; data for search engines stays. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*(rel="modulepreload"|as="script")[^>]*>/g, "");
}
