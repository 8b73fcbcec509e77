import { elements } from "../http/html-elements";
import { hiddenFields, type SentFile } from "../http/http-client";
import { pageWithSentFiles } from "../orders/page-with-files";
import type { Site } from "../site";
import { signedIn } from "./team";

export const ann = "ann@desk.test";

/** An order after files were sent for it, as Ann of the team sees it. */
export async function orderAtDesk(site: Site, files?: SentFile[]) {
  const sent = await pageWithSentFiles(site, files);
  const team = await signedIn(site, ann);
  const path = `/desk/orders/${sent.order().id}`;
  const fields = (html: string) => {
    const forms = elements(html, "form").filter(({ html: inner }) => inner.includes("version"));
    const { token = "", version = "" } = hiddenFields(forms[0]?.html ?? "");
    return { token, version };
  };
  const upload = async (given: Record<string, string>, chosen: SentFile[], page?: string) =>
    team.postFiles(path, { ...fields(page ?? (await team.page(path))), ...given }, chosen);
  const lose = (name: string) =>
    site.execute("update uploads set key = 'lost' where id = ?", sent.idOf(name));
  const sentBy = (name: string) =>
    site.rows<{ sent_by: string | null }>(
      "select sent_by from uploads where id = ?",
      sent.idOf(name),
    )[0]?.sent_by;
  const keyOf = (name: string) =>
    site.rows<{ key: string }>("select key from uploads where id = ?", sent.idOf(name))[0]!.key;
  return { ...sent, team, path, fields, upload, lose, sentBy, keyOf, zip: `${path}/zip` };
}
