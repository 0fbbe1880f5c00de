import { sql } from 'kysely';
import type { Attachment, FileImport, RecordTarget } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import { fileRecord, files } from '#src/domain/files/index.ts';
import type { RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  insertRecord,
  iso,
  nested,
  record,
  reviseRecord,
  selectRecord,
} from '#src/platform/db/query/index.ts';

/** An import as rules see one. */
export interface StoredImport {
  readonly id: string;
  readonly file_id: string;
  readonly connection_id: string;
  readonly external_id: string;
  readonly file_name: string | null;
  readonly export_content_type: string | null;
  readonly record_kind: RecordTarget['kind'] | null;
  readonly record_id: string | null;
  readonly status: FileImport['status'];
  readonly created_at: Date;
  readonly created_by: string;
}

export async function findImport(db: Db, id: string, lock = false): Promise<StoredImport | undefined> {
  const found = await db
    .selectFrom('file_imports')
    .where('id', '=', id)
    .select([
      'id',
      'file_id',
      'connection_id',
      'external_id',
      'file_name',
      'export_content_type',
      sql<StoredImport['record_kind']>`record_kind`.as('record_kind'),
      'record_id',
      'status',
      'created_at',
      'created_by',
    ])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return found && ({ ...found, created_at: new Date(found.created_at) } as StoredImport);
}

export interface NewImport {
  readonly connection_id: string;
  readonly external_id: string;
  readonly file_name: string | null;
  readonly export_content_type: string | null;
  readonly record_kind: string | null;
  readonly record_id: string | null;
  readonly created_by: string;
}

export const insertImport = (db: Db, wanted: NewImport, now: Date): Promise<string> =>
  insertRecord(db, 'file_imports', { ...wanted }, now);

export const updateImport = (
  db: Db,
  id: string,
  values: { readonly status: FileImport['status']; readonly failure_reason?: string | null },
  now: Date,
): Promise<void> => reviseRecord(db, 'file_imports', id, values, now);

/** The contract's representation, for its creator alone. */
export const selectImport = (
  db: Db,
  viewer: RecordViewer,
  id: string,
): Promise<JsonText<FileImport> | undefined> =>
  selectRecord(
    db,
    record<FileImport>()(
      db
        .selectFrom('file_imports as i')
        .where('i.id', '=', id)
        .where('i.created_by', '=', viewer.identity.userId)
        .select([
          'i.id',
          'i.status',
          nested<Attachment | null>(
            db,
            fileRecord(
              files(db)
                .where(sql<boolean>`f.tenant_id = i.tenant_id`)
                .where(sql<boolean>`f.id = i.file_id`),
              viewer,
            ),
          ).as('attachment'),
          'i.failure_reason',
          'i.revision',
          iso('i.created_at').as('created_at'),
          iso('i.updated_at').as('updated_at'),
          'i.created_by',
        ]),
    ),
  );
