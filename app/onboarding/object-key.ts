import { keyName } from "./file-names";

/** The key of a file in the bucket; its random part keeps files apart and their addresses from being guessed. */
export function objectKey(id: string, name: string): string {
  return `${id}-${keyName(name)}`;
}

const OBJECT_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[A-Za-z0-9._-]+$/;

/** Whether a key can be one of ours. */
export function isObjectKey(key: string): boolean {
  return OBJECT_KEY.test(key);
}
