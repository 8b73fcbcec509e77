/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />

/** As Vite writes it; for the classic compiler, tsconfig.json names the file without `?url`. */
declare module "*.css?url" {
  const href: string;
  export default href;
}
