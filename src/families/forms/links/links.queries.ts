import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { FormLink } from '#generated/console/types.gen.ts';
import type { FormsHandlers } from '#generated/console/families/forms/handlers.ts';
import { namedRef } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  iso,
  isoOrNull,
  list,
  oneOfIds,
  parseRecord,
  record,
  selectRecord,
} from '#src/platform/db/query/index.ts';

const linksOf = (db: Db, { formId }: { readonly formId: string }) =>
  db.selectFrom('form_links as l').where('l.form_id', '=', formId);

/** Names of records depend on who looks: those who call fill them in. */
const linkRecord = (links: ReturnType<typeof linksOf>) =>
  record<FormLink>()(
    links.select([
      'l.id',
      'l.form_id',
      namedRef('clients', 'l.client_id').as('client'),
      sql<
        FormLink['record']
      >`case when l.record_id is not null then json_build_object('kind', l.record_kind, 'id', l.record_id, 'name', null) end`.as(
        'record',
      ),
      'l.submission_id',
      iso('l.expires_at').as('expires_at'),
      isoOrNull('l.revoked_at').as('revoked_at'),
      iso('l.created_at').as('created_at'),
      'l.created_by',
    ]),
  );

export const linkList = list<FormsHandlers['listFormLinks'], { formId: string }>()({
  rows: linksOf,
  record: linkRecord,
  id: 'l.id',
  filters: { client_id: oneOfIds('l.client_id') },
  sorts: { created_at: by('l.created_at'), expires_at: by('l.expires_at') },
});

export async function selectLink(db: Db, id: string): Promise<FormLink | undefined> {
  const found = await selectRecord(
    db,
    linkRecord(db.selectFrom('form_links as l').where('l.id', '=', id) as never),
  );
  return found && parseRecord(found);
}

export async function insertLink(
  db: Db,
  row: Insertable<Database['form_links']>,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('form_links')
    .values({ ...row, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The link, which nobody else changes before the transaction ends. */
export const lockLink = (db: Db, id: string) =>
  db
    .selectFrom('form_links')
    .where('id', '=', id)
    .select(['id', 'client_id', 'submission_id', 'revoked_at'])
    .forUpdate()
    .executeTakeFirst();

export async function storeRevoked(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('form_links').set({ revoked_at: now.toISOString() }).where('id', '=', id).execute();
}
