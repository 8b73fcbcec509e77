import { page, refused, says, type Expected } from "../../support/hostile/expected";
import { END, field, file, MULTIPART } from "../../support/hostile/multipart";
import { bytes, FORM_TYPE, MARK, post, request } from "../../support/hostile/request";
import { each, type Row } from "../../support/hostile/table-tests";

const LINK = "/order/AAAAAAAAAAAAAAAAAAAAAA";
const PICTURE = `${LINK}/picture/00000000-0000-4000-8000-000000000000`;

const secret = (expected: Expected): Expected => ({ ...expected, isSecret: true });
const unknown = secret(page(404, "This link does not work"));

const typed = (type: string, body: string) => post(LINK, [type], bytes(body));
const multipart = (body: string) => typed(MULTIPART, `${body}${END}`);
const PNG = file('filename="a.png"');
const act = field("intent", "add");

/** To an unknown link nothing is stored, whatever is sent; tests/hostile/broken-requests.matrix.test.ts breaks posts to a valid one. */
export const orderPage: readonly Row[] = [
  ...each(unknown, {
    "an act at an unknown link": typed(FORM_TYPE, "intent=approve"),
    "no act at an unknown link": typed(FORM_TYPE, ""),
    "an unknown act at an unknown link": typed(FORM_TYPE, `intent=${MARK}`),
    "XML at an unknown link": typed("Content-Type: text/xml", `<${MARK}/>`),
    "multipart without a boundary at an unknown link": typed(
      "Content-Type: multipart/form-data",
      "a=b",
    ),
    "2 MB at an unknown link": typed(FORM_TYPE, `text=${"x".repeat(2_000_000)}`),
    "a file at an unknown link": multipart(`${act}${PNG}`),
    "a file before its act at an unknown link": multipart(`${PNG}${act}`),
    "51 files at an unknown link": multipart(act + PNG.repeat(51)),
    "2,000 kept files at an unknown link": multipart(act + field("kept", MARK).repeat(2_000)),
    "a body without end at an unknown link": typed(MULTIPART, `${act}${PNG}`),
  }),
  ...each(secret(refused(403)), {
    "an act of another site": post(LINK, [FORM_TYPE, `Origin: https://${MARK}.test`], "intent=x"),
  }),
  ...each(secret(refused(405)), {
    "PUT at an order's page": request(`PUT ${LINK} HTTP/1.1`, ["Content-Length: 1"], "x"),
    "a post to a picture": post(PICTURE, [FORM_TYPE], "a=b"),
  }),
  ...each(secret(says(404, "application/json", '"refused":404')), {
    "an act of the scripts at an unknown link": post(
      `${LINK}?_data=routes%2Forder.%24token`,
      [FORM_TYPE],
      "intent=approve",
    ),
  }),
];
