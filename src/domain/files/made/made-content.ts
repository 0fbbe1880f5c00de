import { hash } from 'node:crypto';
import type { Permission } from '#generated/permissions.ts';
import type { RecordKind } from '#generated/console/types.gen.ts';
import type { FileAddress } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { hostedAddress, signAddress } from '#src/domain/hosted-addresses/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { previewKey, type StorageKey } from '#src/platform/storage/index.ts';
import { keepPreview } from '../previews/kept-preview.ts';

/** What was made for one reader: it is no file, and whoever may not ask for it any more does not get it either. */
export interface MadeDetail {
  readonly userId: string;
  readonly permission: string;
  /** What it was made of, for whoever sees that alone. */
  readonly record?: MadeOf | undefined;
}

/** A record that content was made of. */
export interface MadeOf {
  readonly kind: RecordKind;
  readonly id: string;
}

/** Seconds for which it can be fetched, the most that a signed address has. */
const seconds = 900;
const mark = 'made';

/**
 * Keeps content that a read has made, and answers the address at which the caller gets it. It has the place of previews under an id
 * of its own: no file has it, so the walk over the store removes it in the end. Of a `record` it is for whoever sees that when they fetch it.
 */
export async function addressOfMade(
  ctx: Pick<ReadContext, 'identity' | 'now' | 'services'>,
  made: { readonly bytes: Buffer; readonly contentType: string; readonly saveAs?: string },
  permission: Permission,
  record?: MadeOf & { readonly version: string },
): Promise<FileAddress> {
  const { tenantId, userId } = ctx.identity;
  const id = record === undefined ? uuid7() : idFor([userId, record.kind, record.id, record.version]);
  await keepPreview(ctx.services.storage, madeKey(tenantId, id), made);
  const expiresAt = new Date(ctx.now.getTime() + seconds * 1000);
  const credential = signAddress(
    { sealer: ctx.services.sealer, now: ctx.now },
    {
      tenantId,
      purpose: 'file_content',
      recordId: id,
      expiresAt,
      detail: writeMadeDetail({ userId, permission, record }),
    },
  );
  return {
    url: hostedAddress(ctx.services, '/hosted/files/content/{token}', credential),
    expires_at: expiresAt.toISOString(),
  };
}

/** What is made again for the same person takes the place of what was made before. */
function idFor(parts: readonly string[]): string {
  const digest = hash('sha256', parts.join(':'));
  return [8, 4, 4, 4, 12]
    .map((length, index, all) => {
      const from = all.slice(0, index).reduce((sum, each) => sum + each, 0);
      const letters = digest.slice(from, from + length);
      return index === 2 ? `8${letters.slice(1)}` : index === 3 ? `8${letters.slice(1)}` : letters;
    })
    .join('-');
}

export const madeKey = (tenantId: string, id: string): StorageKey => previewKey(tenantId, id, mark);

const writeMadeDetail = ({ userId, permission, record }: MadeDetail): string =>
  [mark, userId, permission, ...(record === undefined ? [] : [record.kind, record.id])].join(':');

/** What the detail of an address says; undefined when it is about a file. */
export function readMadeDetail(detail: string | null): MadeDetail | undefined {
  const [first, userId, permission, kind, id] = (detail ?? '').split(':');
  if (first !== mark) return undefined;
  return {
    userId: userId!,
    permission: permission!,
    record: id === undefined ? undefined : { kind: kind as RecordKind, id },
  };
}
