/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />

/** As Vite writes it. The classic compiler finds such a file by a relative path alone: `./x.css?url`. */
declare module "*.css?url" {
  const href: string;
  export default href;
}
