import site from "../../tailwind.config";

/** What stands around a demo, and the error that may stand in its place. */
const files = [
  ...["../root", "demo-frame", "name-form", "header", "wordmark", "cookie-notice", "route-error"],
  ...["../ui/button", "../ui/icons", "../ui/picture", "../demos/kit/page", "../demos/kit/initial"],
];

export default { ...site, content: files.map((file) => `./app/layout/${file}.tsx`), safelist: [] };
