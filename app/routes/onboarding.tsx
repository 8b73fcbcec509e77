import {
  json,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { discardBody } from "~/http/form-body.server";
import { formClientAction } from "~/layout/form-response";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/layout/page-meta";
import { redirect303, redirectDocument303 } from "~/layout/redirects.server";
import {
  fromScripts,
  refuse,
  refuseInvalid,
  withUnavailablePage,
  withUnavailableResponse,
} from "~/layout/refuse.server";
import { useSupportEmail } from "~/layout/root-data";
import { refusalHeaders, RouteError } from "~/layout/route-error";
import { ASSET_FORM_ID } from "~/onboarding/asset-fields";
import { limitAssetPosts } from "~/onboarding/asset-rate-limits.server";
import { handleAssetsPost, unsavedAnswer } from "~/onboarding/handle-assets-post.server";
import { OnboardingPage } from "~/onboarding/onboarding-page";
import type { OnboardingAnswer, OnboardingView } from "~/onboarding/onboarding-view";
import {
  blankForm,
  findSavedView,
  formView,
  issueArrivedToken,
  issueSavedToken,
  submittedView,
} from "~/onboarding/onboarding-view.server";
import { SWITCH_ORDER_INTENT } from "~/onboarding/other-order-page";
import { receiveAssetsPost } from "~/onboarding/receive-assets-post.server";
import {
  draftForVisit,
  findOtherOrder,
  rememberDraft,
  switchToLinkedOrder,
} from "~/onboarding/resolve-draft.server";

export const handle: PageHandle = { scripts: "page", typedForm: ASSET_FORM_ID };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Send your brand assets",
    description: "Send us your logo, photos and texts, and we build your website from them.",
    hidden: true,
  });

export const headers: HeadersFunction = refusalHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  return withUnavailablePage(
    request,
    () => load(request),
    () => json<OnboardingView>(blankForm()),
  );
}

async function load(request: Request) {
  const query = new URL(request.url).searchParams;
  if (query.has("submitted")) {
    const notified = query.get("notified") !== "0";
    const token = query.get("arrived") ?? "";
    return json<OnboardingView>(await submittedView(request, { notified, token }));
  }
  const saved = await findSavedView(query.get("saved") ?? "");
  if (saved) return json<OnboardingView>(saved);
  const other = await findOtherOrder(request);
  if (other) return json<OnboardingView>({ page: "other", ...other });
  const draft = await draftForVisit(request);
  const cookie = draft.byLink ? { "Set-Cookie": await rememberDraft(draft.id) } : undefined;
  return json<OnboardingView>(await formView(draft), { headers: cookie });
}

/** The loader does not run again: the responses to the form's posts contain all changes. */
export const shouldRevalidate = () => false;

/** `receiveAssetsPost` sends the post's files to the bucket; then `handleAssetsPost` stores or submits its fields. */
export async function action({ request }: ActionFunctionArgs) {
  const wait = await limitAssetPosts(request);
  if (wait !== undefined) {
    discardBody(request);
    return refuse(request, 429, { "Retry-After": String(wait) });
  }
  const post = await receiveAssetsPost(request);
  if (!post.ok) return refuseInvalid(request, post.status);
  if (post.intent === SWITCH_ORDER_INTENT) {
    return withUnavailableResponse(
      async () => redirect303(...(await switchToLinkedOrder(request))),
      (headers) => refuse(request, 503, headers),
    );
  }
  const answer = async () => {
    const outcome = await handleAssetsPost(request, post);
    if (outcome.kind === "submitted") {
      const query = outcome.mailed ? "" : "&notified=0";
      const arrived = issueArrivedToken(outcome.draftId);
      return redirectDocument303(`/onboarding?submitted=1${query}&arrived=${arrived}`);
    }
    const headers = new Headers({ "Set-Cookie": await rememberDraft(outcome.remember) });
    if (outcome.kind === "saved") {
      const saved = issueSavedToken(outcome.draftId);
      return redirectDocument303(`/onboarding?saved=${saved}`, headers);
    }
    if (outcome.wait !== undefined) headers.set("Retry-After", String(outcome.wait));
    return json<OnboardingAnswer>(outcome.answer, { status: outcome.status, headers });
  };
  return withUnavailableResponse(answer, async (headers) => {
    const unsaved = await unsavedAnswer(post);
    // The scripts know which files the draft has.
    if (!unsaved.filesKnown && fromScripts(request)) return refuse(request, 503, headers);
    return json<OnboardingAnswer>(unsaved.answer, { status: 503, headers });
  });
}

export const clientAction = formClientAction(ASSET_FORM_ID);

export default function Onboarding() {
  const view = useLoaderData<typeof loader>() as OnboardingView;
  const answer = useActionData<typeof action>() as OnboardingAnswer | undefined;
  return <OnboardingPage view={view} answer={answer} supportEmail={useSupportEmail()} />;
}

export { RouteError as ErrorBoundary };
