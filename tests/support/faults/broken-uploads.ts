import type { Socket } from "node:net";
import { multipartBody, zeroFilled, type StreamedFile } from "../http/multipart-stream";
import { filledIn, keyedName, type OnboardingClient } from "../assets/onboarding-client";
import { rawPost } from "../http/raw-post";
import { type Site } from "../site";
import { until } from "../until";
import { png, zip } from "../assets/upload-samples";

const MEGABYTE = 1024 * 1024;
const BOUNDARY = "----a-boundary-of-the-tests";
/** Milliseconds; on a busy machine simultaneous uploads wait for each other. */
const ARRIVAL_MS = 30_000;

interface SizedFile {
  name: string;
  size: number;
}

/** Percentages of a post's bytes. */
export const shares = [1, 50, 99] as const;
export type Share = (typeof shares)[number];

/** A post of files, and what the site has stored when a share of it has arrived. */
export interface Post {
  files: SizedFile[];
  /** Whether the first file's size is announced ahead of it, as the scripts do. */
  announced?: boolean;
  /** How many files are complete then, and how many parts of the next one are in the bucket. */
  arrived: Record<Share, { complete: number; parts: number }>;
}

/** A file that is written to the bucket in one request. */
export const small: Post = {
  files: [{ name: "logo.png", size: MEGABYTE }],
  arrived: {
    1: { complete: 0, parts: 0 },
    50: { complete: 0, parts: 0 },
    99: { complete: 0, parts: 0 },
  },
};
/** A file that is written in parts of 5 MB. */
export const large: Post = {
  files: [{ name: "photos.zip", size: 17 * MEGABYTE }],
  arrived: {
    1: { complete: 0, parts: 0 },
    50: { complete: 0, parts: 1 },
    99: { complete: 0, parts: 3 },
  },
};
/** A file with its announced size, streamed to the bucket while it arrives. */
export const announced: Post = {
  files: large.files,
  announced: true,
  arrived: {
    1: { complete: 0, parts: 0 },
    50: { complete: 0, parts: 0 },
    99: { complete: 0, parts: 0 },
  },
};
export const several: Post = {
  files: [
    { name: "logo.png", size: MEGABYTE },
    { name: "photos.zip", size: 11 * MEGABYTE },
    { name: "front.png", size: MEGABYTE },
    { name: "back.png", size: MEGABYTE },
  ],
  arrived: {
    1: { complete: 0, parts: 0 },
    50: { complete: 1, parts: 1 },
    99: { complete: 3, parts: 0 },
  },
};

/** The two ways in which a client ends its connection. */
export const departures = {
  "resets the connection": (socket: Socket) => void socket.resetAndDestroy(),
  "closes the connection": (socket: Socket) => void socket.destroy(),
};
export type Departure = keyof typeof departures;
export const departureNames = Object.keys(departures) as Departure[];

/** A post's files under names that no other post has. */
export function ownFiles({ files }: Post): SizedFile[] {
  posted += 1;
  return files.map(({ name, size }) => ({ name: `${posted}-${name}`, size }));
}
let posted = 0;

/** The files with their bytes: a valid beginning, then zeros. */
export function streamed(files: readonly SizedFile[]): StreamedFile[] {
  return files.map(({ name, size }) => {
    const head = name.endsWith(".zip") ? zip.subarray(0, 4) : png;
    return { name, bytes: zeroFilled(head, size) };
  });
}

/** Sends a share of a post, waits until the site has read it, and disconnects. */
export async function breakOff(
  site: Site,
  client: OnboardingClient,
  {
    post,
    files,
    share,
    departure,
  }: { post: Post; files: SizedFile[]; share: Share; departure: Departure },
): Promise<void> {
  const fields = {
    ...client.hidden,
    ...filledIn,
    intent: "upload",
    ...(post.announced && { size: String(files[0]!.size) }),
  };
  const body = () => multipartBody(BOUNDARY, fields, streamed(files));
  const length = lengthOf(body());
  const { socket } = await rawPost(
    `${site.url}/onboarding`,
    {
      "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
      "Content-Length": String(length),
    },
    firstBytes(body(), Math.floor((length * share) / 100)),
  );
  await until(
    `${share} % have arrived`,
    () => socket.writableLength === 0 && hasArrived(site, files, post.arrived[share]),
    ARRIVAL_MS,
  );
  departures[departure](socket);
}

function hasArrived(
  site: Site,
  files: readonly SizedFile[],
  { complete, parts }: Post["arrived"][Share],
): boolean {
  const next = files[complete]!.name;
  const states = new Map(
    site
      .rows<{ name: string; state: string }>("select name, state from uploads")
      .map(({ name, state }) => [name, state]),
  );
  const upload = site.sandbox.s3.uploads().find(({ key }) => keyedName(key) === next);
  return (
    files.slice(0, complete).every(({ name }) => states.get(name) === "stored") &&
    states.get(next) === "receiving" &&
    (upload?.parts ?? 0) === parts
  );
}

function lengthOf(body: Iterable<Uint8Array>): number {
  let length = 0;
  for (const chunk of body) length += chunk.length;
  return length;
}

function* firstBytes(body: Iterable<Uint8Array>, length: number): Generator<Uint8Array> {
  let left = length;
  for (const chunk of body) {
    if (left <= 0) return;
    yield chunk.subarray(0, left);
    left -= chunk.length;
  }
}
