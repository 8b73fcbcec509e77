import { createRequestHandler, type LoaderFunction, type ServerBuild } from "@remix-run/node";
import { Outlet, RemixServer, Scripts, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DocumentContext } from "~/layout/document-context";
import { formJson, restoreFormValues } from "~/layout/form-values.server";
import { usePageHandle, type PageHandle } from "~/layout/page-data";
import { PageScripts } from "~/layout/page-scripts";
import { requestContext } from "~/server/log/log.server";

const inlineScripts = {
  "layout/inline/unsent-input": "typed()",
  "layout/inline/form-values": "values()",
};
const nonce = "abc";

const file = (id: string) => ({ id, module: `/build/${id}.js`, imports: ["/build/shared.js"] });
const capabilities = {
  ...{ hasLoader: true, hasAction: true, hasErrorBoundary: false },
  ...{ hasClientLoader: false, hasClientAction: false },
};

/** The response of a Remix app whose root renders `around` beside a page with this handle and data. */
async function answer(
  around: ReactNode,
  handle?: PageHandle,
  loader: LoaderFunction = () => formJson(data),
  future = {},
): Promise<string> {
  const root = { id: "root", path: "" };
  const page = { id: "page", parentId: "root", index: true };
  const Root = () => (
    <>
      <Outlet />
      {around}
    </>
  );
  const Page = () => {
    const { title, values } = useLoaderData() as typeof data;
    return <p>{`${title}: ${values.project}`}</p>;
  };
  const build: ServerBuild = {
    entry: {
      module: {
        default: (_request, status, headers, context) => {
          restoreFormValues(context.staticHandlerContext);
          const html = renderToString(
            <DocumentContext.Provider value={{ inlineScripts, nonce, insert: (values) => values }}>
              <RemixServer context={context} url="http://site.test/" />
            </DocumentContext.Provider>,
          );
          return new Response(html, { status, headers });
        },
        handleError: () => undefined,
      },
    },
    routes: {
      root: { ...root, module: { default: Root, ErrorBoundary: () => around } },
      page: { ...page, module: { default: Page, handle, loader } },
    },
    assets: {
      entry: { module: "/build/entry.js", imports: ["/build/react.js"] },
      routes: {
        root: { ...root, ...capabilities, ...file("root") },
        page: { ...page, ...capabilities, ...file("page") },
      },
      url: "/build/manifest.js",
      version: "1",
    },
    publicPath: "/build/",
    assetsBuildDirectory: "",
    future: future as ServerBuild["future"],
    isSpaMode: false,
    mode: "production",
  };
  const handleRequest = createRequestHandler(build, "production");
  return (await handleRequest(new Request("http://site.test/"))).text();
}

const data = {
  title: "<Page> & title",
  values: { name: "Marlow", project: "</script>" },
  other: { values: "kept" },
};

function OurScripts() {
  return <PageScripts {...usePageHandle()} />;
}

const inTemplate = (html: string) =>
  /<template id="page-scripts" data-entry="\/build\/entry\.js">(.*)<\/template>/s.exec(html)?.[1];
/** The context that the scripts hand over to the browser, and the scripts without it. */
function taken(scripts = "") {
  const handover = /window\.__remixContext = (.*?);<\/script>/s;
  const context = JSON.parse(handover.exec(scripts)?.[1] ?? "") as { state: unknown };
  return { context, rest: scripts.replace(handover, "") };
}

/** As the site answers a request for a document. */
const ofDocument = (page: () => Promise<string>) =>
  requestContext.run(
    {
      ...{ id: "1", network: "::1", nonce, fromScripts: false },
      owner: "",
      findOwner: () => Promise.resolve(""),
      awaitReader: () => Promise.resolve(true),
    },
    page,
  );

test("a hydrated page shows its form's values, and carries the scripts of Remix's lazy route discovery without them, and then the script that restores them", async () => {
  const lazy = { v3_lazyRouteDiscovery: true };
  const page = await answer(<Scripts nonce={nonce} />, undefined, undefined, lazy);
  const theirs = taken(page.replace(/^<p>.*?<\/p>/, ""));
  const html = await ofDocument(() => answer(<OurScripts />, { scripts: "page" }));
  expect(html).toMatch(/^<p>&lt;Page&gt; &amp; title: &lt;\/script&gt;<\/p>/);
  const ours = taken(inTemplate(html));
  expect(ours.rest).toBe(
    `${theirs.rest}<script nonce="${nonce}">${inlineScripts["layout/inline/form-values"]}</script>`,
  );
  const emptied = { ...data, values: { name: "", project: "" } };
  expect(theirs.context.state).toMatchObject({ loaderData: { page: data } });
  expect(ours.context).toEqual({
    ...theirs.context,
    future: {},
    state: { ...(theirs.context.state as object), loaderData: { root: null, page: emptied } },
  });
});

test("a page with islands loads the module that Remix would start with, and preloads its imports", async () => {
  const theirs = await answer(<Scripts nonce={nonce} />);
  const ours = inTemplate(await answer(<OurScripts />, { scripts: "islands" })) ?? "";
  const entry = /import\("([^"]+)"\);<\/script>/.exec(theirs)?.[1];
  expect(ours).toContain(`<script type="module" nonce="${nonce}">import "${entry}";</script>`);
  const preloads = ours.match(/<link [^>]*>/g);
  expect(preloads).toEqual(['<link rel="modulepreload" href="/build/react.js"/>']);
  for (const preload of preloads ?? []) expect(theirs).toContain(preload);
});

test("a page whose handle names a form contains the script that stores the form's unsent input", async () => {
  const typed = `<script type="module" nonce="${nonce}">${inlineScripts["layout/inline/unsent-input"]}</script>`;
  expect(await answer(<OurScripts />, { scripts: "page", typedForm: "form" })).toContain(typed);
  expect(await answer(<OurScripts />, { scripts: "page" })).not.toContain(typed);
});

const refuse = () => {
  throw new Response(null, { status: 429 });
};

test.each([
  ["without a handle", undefined, () => data],
  ["that was refused", { scripts: "page", typedForm: "form" }, refuse],
] as const)("a page %s carries no scripts", async (_, handle, loader) => {
  expect(await answer(<OurScripts />, handle, loader)).not.toMatch(/<script|<template/);
});
