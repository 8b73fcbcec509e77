import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { discardBody } from "~/server/http/form-body.server";
import { formClientAction } from "~/layout/form-response";
import { formJson } from "~/layout/form-values.server";
import { type PageHandle, useSupportEmail } from "~/layout/page-data";
import { pageMeta } from "~/layout/page-meta";
import * as Responses from "~/layout/responses.server";
import { ASSET_FORM_ID } from "~/assets/asset-fields";
import { limitAssetPosts } from "~/assets/asset-limits.server";
import { handleAssetsPost, unsavedAnswer } from "~/assets/handle-assets-post.server";
import { OnboardingPage } from "~/assets/onboarding-page";
import type { OnboardingAnswer, OnboardingView } from "~/assets/onboarding-view";
import * as Views from "~/assets/onboarding-view.server";
import { SWITCH_ORDER_INTENT } from "~/orders/other-order-page";
import { receiveAssetsPost } from "~/assets/receive-assets-post.server";
import {
  draftForVisit,
  findOtherOrder,
  findOwnWork,
  rememberDraft,
  rememberSent,
  switchOrder,
} from "~/assets/resolve-draft.server";

export const handle: PageHandle = { scripts: "page", typedForm: ASSET_FORM_ID };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Send your brand assets",
    description: "Send us your logo, photos and texts, and we build your website from them.",
    hidden: true,
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return Responses.withUnavailablePage(
    request,
    () => load(request),
    () => json<OnboardingView>(Views.blankForm()),
  );
}

async function load(request: Request) {
  const query = new URL(request.url).searchParams;
  const notified = query.get("notified") !== "0";
  const outcome =
    (await Views.findSubmittedView(request, query.get("submitted") ?? "", notified)) ??
    (await Views.findSavedView(query.get("saved") ?? ""));
  if (outcome) return json<OnboardingView>(outcome);
  const link = query.get("link") ?? "";
  if (link && !query.has("more") && (await Views.leadsToOrderPage(link))) {
    return Responses.redirect303(`/order/${link}`);
  }
  const other = await findOtherOrder(request);
  if (other) return json<OnboardingView>({ page: "other", ...other });
  const { headers, ...draft } = await draftForVisit(request);
  const view = await Views.formView(draft, await findOwnWork(request));
  return formJson<OnboardingView>(view, { headers });
}

/** The loader does not run again: the responses to the form's posts contain all changes. */
export const shouldRevalidate = () => false;

/** `receiveAssetsPost` sends the post's files to the bucket; then `handleAssetsPost` stores or submits its fields. */
export async function action({ request }: ActionFunctionArgs) {
  const wait = await limitAssetPosts(request);
  if (wait !== undefined) {
    discardBody(request);
    return Responses.refuseTooMany(wait);
  }
  const post = await receiveAssetsPost(request);
  if (!post.ok) return Responses.refuseInvalid(post.status);
  if (post.intent === SWITCH_ORDER_INTENT) {
    return Responses.withUnavailableResponse(
      async () => Responses.redirect303(...(await switchOrder(request))),
      (headers) => Responses.refuse(503, headers),
    );
  }
  const answer = async () => {
    const outcome = await handleAssetsPost(post);
    if (outcome.kind === "again") {
      const { answer, status, wait } = outcome;
      const headers = new Headers({ "Set-Cookie": await rememberDraft(request, outcome.remember) });
      if (wait !== undefined) headers.set("Retry-After", String(wait));
      return formJson<OnboardingAnswer>(answer, { status, headers });
    }
    const headers = await rememberSent(request, outcome.remember);
    if (outcome.kind === "submitted") {
      const query = outcome.mailed ? "" : "&notified=0";
      const submitted = Views.issueSubmittedToken(outcome.draftId, outcome.remember);
      return Responses.redirectDocument303(`/onboarding?submitted=${submitted}${query}`, headers);
    }
    const saved = Views.issueSavedToken(outcome.draftId);
    return Responses.redirectDocument303(`/onboarding?saved=${saved}`, headers);
  };
  return Responses.withUnavailableResponse(answer, async (headers) => {
    const unsaved = await unsavedAnswer(post);
    // The scripts know which files the draft has.
    if (!unsaved.filesKnown && Responses.fromScripts()) return Responses.refuse(503, headers);
    return formJson<OnboardingAnswer>(unsaved.answer, { status: 503, headers });
  });
}

export const clientAction = formClientAction(ASSET_FORM_ID);

export default function Onboarding() {
  const view = useLoaderData<typeof loader>() as OnboardingView;
  const answer = useActionData<typeof action>() as OnboardingAnswer | undefined;
  return <OnboardingPage view={view} answer={answer} supportEmail={useSupportEmail()} />;
}

export { refusalHeaders as headers, RouteError as ErrorBoundary } from "~/layout/route-error";
