import { sql } from 'kysely';
import type { Signature } from '#generated/types.gen.ts';
import type { TenantHandlers } from '#generated/families/tenant/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  holds,
  iso,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  selectRecord,
} from '#src/platform/db/query/index.ts';

/** Who asks: members see their own signatures, and those of the agency and its inboxes. */
export interface SignatureReader {
  readonly userId: string;
  readonly seesOthers: boolean;
}

/** Whose signature it is: the agency's when both are null. */
export type Holder = Pick<Signature, 'scope' | 'user_id' | 'inbox_id'>;

const seen = (db: Db, { userId, seesOthers }: SignatureReader) =>
  db.selectFrom('signatures as s').where('s.deleted_at', 'is', null).where(sql<boolean>`(
    s.scope <> 'user' or s.user_id = ${userId}::uuid or ${seesOthers}::boolean)`);

const signatureRecord = (rows: ReturnType<typeof seen>) =>
  record<Signature>()(
    rows.select([
      's.id',
      's.name',
      as<Signature['scope']>()('s.scope').as('scope'),
      's.user_id',
      's.inbox_id',
      's.is_default',
      's.body_html',
      's.body_text',
      's.revision',
      iso('s.created_at').as('created_at'),
      iso('s.updated_at').as('updated_at'),
      's.created_by',
    ]),
  );

export const signatureList = list<TenantHandlers['listSignatures'], SignatureReader>()({
  rows: seen,
  record: signatureRecord,
  id: 's.id',
  filters: {
    ...recordFilters('s'),
    scope: oneOf('s.scope'),
    user_id: oneOfIds('s.user_id'),
    inbox_id: oneOfIds('s.inbox_id'),
    is_default: holds('s.is_default'),
    search: mentions('s.name', 's.body_text'),
  },
  sorts: { updated_at: by('s.updated_at'), created_at: by('s.created_at'), name: byName('s.name') },
});

/** With `isHeld`, nobody else changes it before the transaction ends. */
export const selectSignature = (
  db: Db,
  reader: SignatureReader,
  id: string,
  isHeld = false,
): Promise<JsonText<Signature> | undefined> =>
  selectRecord(
    db,
    signatureRecord(
      seen(db, reader)
        .where('s.id', '=', id)
        .$if(isHeld, (query) => query.forUpdate()),
    ),
  );

/** The default among the signatures of the holder. */
export const selectDefault = (
  db: Db,
  { scope, user_id: userId, inbox_id: inboxId }: Holder,
): Promise<JsonText<Signature> | undefined> =>
  selectRecord(
    db,
    signatureRecord(
      seen(db, { userId: '00000000-0000-0000-0000-000000000000', seesOthers: true })
        .where('s.scope', '=', scope)
        .where('s.user_id', 'is not distinct from', userId)
        .where('s.inbox_id', 'is not distinct from', inboxId)
        .where('s.is_default', '=', true)
        .forUpdate(),
    ),
  );
