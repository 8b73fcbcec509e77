import { formOf } from "../http/http-client";
import {
  filledIn,
  keyedName,
  type ChosenFile,
  type OnboardingClient,
} from "../assets/onboarding-client";
import { beginPost } from "../http/slow-client";
import { type Site } from "../site";
import { until } from "../until";
import { png, zip } from "../assets/upload-samples";

const MEGABYTE = 1024 * 1024;
/** Milliseconds; on a busy machine simultaneous uploads wait for each other. */
const ARRIVAL_MS = 30_000;

/** Percentages of a post's bytes. */
export const shares = [1, 50, 99] as const;
export type Share = (typeof shares)[number];

/** A post of files, and what the site has stored when a share of it has arrived. */
export interface Post {
  files: { name: string; size: number }[];
  announced?: boolean;
  /** How many files are complete then, and how many parts of the next one are in the bucket. */
  arrived: Record<Share, [complete: number, parts: number]>;
}

const nothing = { 1: [0, 0], 50: [0, 0], 99: [0, 0] } satisfies Post["arrived"];
const logo = { name: "logo.png", size: MEGABYTE };

export const small: Post = { files: [logo], arrived: nothing };
/** A file that is written in parts of 5 MB. */
export const large: Post = {
  files: [{ name: "photos.zip", size: 17 * MEGABYTE }],
  arrived: { 1: [0, 0], 50: [0, 1], 99: [0, 3] },
};
/** A file whose size is announced ahead of it, as the scripts do: streamed to the bucket while it arrives. */
export const announced: Post = { files: large.files, announced: true, arrived: nothing };
export const several: Post = {
  files: [
    logo,
    { name: "photos.zip", size: 11 * MEGABYTE },
    { name: "front.png", size: MEGABYTE },
    { name: "back.png", size: MEGABYTE },
  ],
  arrived: { 1: [0, 0], 50: [1, 1], 99: [3, 0] },
};

/** The two ways in which a client ends its connection, and the method of its socket. */
const departures = {
  "resets the connection": "resetAndDestroy",
  "closes the connection": "destroy",
} as const;
export type Departure = keyof typeof departures;
export const departureNames = Object.keys(departures) as Departure[];

let posted = 0;

/** The files of a post, under names of their own. */
export function ownFiles({ files }: Post) {
  posted += 1;
  return files.map(({ name, size }) => {
    const head = name.endsWith(".zip") ? zip.subarray(0, 4) : png;
    return { name: `${posted}-${name}`, bytes: Buffer.concat([head], size) };
  });
}

/** Sends a share of a post, waits until the site has read it, and disconnects. */
export async function breakOff(
  site: Site,
  client: OnboardingClient,
  row: { post: Post; files: ChosenFile[]; share: Share; departure: Departure },
): Promise<void> {
  const { post, files, share, departure } = row;
  const size = post.announced && { size: String(files[0]!.bytes.length) };
  const fields = { ...client.hidden, ...filledIn, intent: "upload", ...size };
  const form = new Response(formOf(fields, files));
  const body = Buffer.from(await form.arrayBuffer());
  const headers = {
    "Content-Type": form.headers.get("Content-Type")!,
    "Content-Length": String(body.length),
  };
  const begun = body.subarray(0, Math.floor((body.length * share) / 100));
  const { socket } = beginPost(`${site.url}/onboarding`, headers, begun);
  await until(
    `${share} % have arrived`,
    () => socket.writableLength === 0 && hasArrived(site, files, post.arrived[share]),
    ARRIVAL_MS,
  );
  socket[departures[departure]]();
}

function hasArrived(
  site: Site,
  files: readonly ChosenFile[],
  [complete, parts]: Post["arrived"][Share],
): boolean {
  const next = files[complete]!.name;
  const rows = site.rows<{ name: string; state: string }>("select name, state from uploads");
  const states = new Map(rows.map(({ name, state }) => [name, state]));
  const upload = site.sandbox.s3.uploads().find(({ key }) => keyedName(key) === next);
  return (
    files.slice(0, complete).every(({ name }) => states.get(name) === "stored") &&
    states.get(next) === "receiving" &&
    (upload?.parts ?? 0) === parts
  );
}
