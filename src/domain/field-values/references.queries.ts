import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { ReferenceKind } from './types/references.ts';

export interface FoundReference {
  readonly kind: ReferenceKind;
  readonly id: string;
  /** Files only. */
  readonly size_bytes: number | null;
  readonly content_type: string | null;
}

/** Which of these users, clients and files exist, in one statement: members not removed, clients not deleted, files ready. */
export async function selectReferences(
  db: Db,
  ids: ReadonlyMap<ReferenceKind, readonly string[]>,
): Promise<FoundReference[]> {
  const of = (kind: ReferenceKind) => sql.val([...(ids.get(kind) ?? [])]);
  const result = await sql<FoundReference>`
    select 'user' as kind, id, null::bigint as size_bytes, null as content_type
      from users where id = any(${of('user')}::uuid[]) and status <> 'removed'
    union all
    select 'client', id, null, null from clients where id = any(${of('client')}::uuid[]) and deleted_at is null
    union all
    select 'file', id, size_bytes, content_type from managed_files where id = any(${of('file')}::uuid[]) and status = 'ready'
  `.execute(db);
  return result.rows;
}
