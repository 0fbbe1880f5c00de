import { sql } from 'kysely';
import type { CatalogsHandlers } from '#generated/families/catalogs/handlers.ts';
import type { WorkflowSignature } from '#generated/types.gen.ts';
import { namedRefOrNull, userRefOrNull } from '#src/domain/refs/index.ts';
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
} from '#src/platform/db/query/index.ts';

/** Who asks: members see their own signatures, and those of the agency and its inboxes. */
export interface SignatureReader {
  readonly userId: string;
  readonly seesOthers: boolean;
}

const seen = (db: Db, { userId, seesOthers }: SignatureReader) =>
  db.selectFrom('signatures as s').where('s.deleted_at', 'is', null).where(sql<boolean>`(
    s.scope <> 'user' or s.user_id = ${userId}::uuid or ${seesOthers}::boolean)`);

const maxPreview = 200;

const signatureRecord = (rows: ReturnType<typeof seen>) =>
  record<WorkflowSignature>()(
    rows.select([
      's.id',
      's.name',
      as<WorkflowSignature['scope']>()('s.scope').as('scope'),
      userRefOrNull('s.user_id').as('user'),
      namedRefOrNull('ticket_inboxes', 's.inbox_id').as('inbox'),
      's.is_default',
      sql<string>`coalesce(nullif(left(btrim(regexp_replace(s.body_text, '\\s+', ' ', 'g')), ${sql.lit(maxPreview)}), ''), s.name)`.as(
        'preview_text',
      ),
      iso('s.updated_at').as('updated_at'),
    ]),
  );

export const signatureList = list<CatalogsHandlers['listWorkflowSignatures'], SignatureReader>()({
  rows: seen,
  record: signatureRecord,
  id: 's.id',
  filters: {
    id: oneOfIds('s.id'),
    scope: oneOf('s.scope'),
    inbox_id: oneOfIds('s.inbox_id'),
    user_id: oneOfIds('s.user_id'),
    is_default: holds('s.is_default'),
    search: mentions('s.name', 's.body_text'),
    updated_after: (instant: string) => sql<boolean>`s.updated_at >= ${instant}::timestamptz`,
  },
  sorts: { name: byName('s.name'), updated_at: by('s.updated_at') },
});
