declare const checked: unique symbol;

/** Where something is stored. Only the functions here make one, from ids alone: no path comes from a caller. */
export type StorageKey = string & { readonly [checked]: 'key' };

/** A stored thing by what it is, as the walk over the store tells it. */
export interface StoredThing {
  /** `file`: its content, or what was made of it; `upload`: the parts of an upload, however many. */
  readonly kind: 'file' | 'upload';
  readonly tenantId: string;
  readonly id: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const sha256 = /^[0-9a-f]{64}$/;

/** The content of a file. The end of an id is random, so the folders between hold about as many files each. */
export const fileKey = (tenantId: string, fileId: string): StorageKey =>
  `files/${idOf(tenantId)}/${idOf(fileId).slice(-2)}/${fileId}` as StorageKey;

/** What was made of a file for showing it, however much; it goes with the file. */
export const previewsKey = (tenantId: string, fileId: string): StorageKey =>
  `previews/${idOf(tenantId)}/${idOf(fileId).slice(-2)}/${fileId}` as StorageKey;

/** One of these, by the name that tells them apart. */
export function previewKey(tenantId: string, fileId: string, name: string): StorageKey {
  if (!/^[a-z0-9]{1,20}$/.test(name)) throw new Error(`A preview cannot be named ${JSON.stringify(name)}.`);
  return `${previewsKey(tenantId, fileId)}/${name}` as StorageKey;
}

/** All parts of an upload. */
export const uploadKey = (tenantId: string, uploadId: string): StorageKey =>
  `uploads/${idOf(tenantId)}/${idOf(uploadId)}` as StorageKey;

/** One part. Its checksum is in the key: a part that is sent again with other bytes never replaces what was counted. */
export function partKey(tenantId: string, uploadId: string, part: number, checksum: string): StorageKey {
  if (!Number.isSafeInteger(part) || part < 1 || !sha256.test(checksum))
    throw new Error(`Part ${part} with checksum ${checksum} cannot be stored.`);
  return `${uploadKey(tenantId, uploadId)}/${part}.${checksum}` as StorageKey;
}

/** All that is stored for an agency. */
export const agencyKeys = (tenantId: string): readonly StorageKey[] =>
  ['files', 'previews', 'uploads'].map((kind) => `${kind}/${idOf(tenantId)}` as StorageKey);

/** Whether other keys are below this one. */
export const isFolder = (key: StorageKey): boolean =>
  /^(?:files|previews|uploads)\/[^/]+$/.test(key) ||
  /^(?:uploads\/[^/]+|previews\/[^/]+\/[^/]+)\/[^/]+$/.test(key);

/** What the key of a part says; undefined for any other key. */
export function partOfKey(key: StorageKey): { readonly number: number; readonly sha256: string } | undefined {
  const found = /^uploads\/[^/]+\/[^/]+\/(\d{1,9})\.([0-9a-f]{64})$/.exec(key);
  return found === null ? undefined : { number: Number(found[1]), sha256: found[2]! };
}

function idOf(id: string): string {
  if (!uuid.test(id)) throw new Error(`Files are stored under ids, and ${JSON.stringify(id)} is none.`);
  return id;
}
