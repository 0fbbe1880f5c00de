import { sql } from 'kysely';
import type { NotificationTemplate } from '#generated/console/types.gen.ts';
import type { NotificationKind } from '#generated/types.gen.ts';
import type { NotificationsHandlers } from '#generated/console/families/notifications/handlers.ts';
import { notificationKinds, serviceLanguage, serviceTexts } from '#src/domain/notifications/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, by, byAll, iso, list, record, since } from '#src/platform/db/query/index.ts';

interface Row {
  readonly key: string;
  readonly kind: string;
  readonly language: string;
  readonly subject: string;
  readonly body_text: string;
  readonly is_customized: boolean;
  readonly revision: number;
  readonly updated_at: string;
}

const texts = notificationKinds.map((kind) => serviceTexts(kind));

/** The service's texts, or the agency's in their place, and the agency's in other languages. */
const templates = (db: Db) =>
  db.selectFrom(
    sql<Row>`(
      select k.kind || ' ' || ${serviceLanguage}::text as key, k.kind, ${serviceLanguage}::text as language,
        case when t.is_customized then t.subject else k.subject end as subject,
        case when t.is_customized then t.body_text else k.body_text end as body_text,
        coalesce(t.is_customized, false) as is_customized, coalesce(t.revision, 1) as revision, coalesce(t.updated_at, a.created_at) as updated_at
      from tenants a
      cross join unnest(${sql.val(notificationKinds)}::text[], ${sql.val(texts.map(({ subject }) => subject))}::text[],
        ${sql.val(texts.map(({ body_text }) => body_text))}::text[]) k (kind, subject, body_text)
      left join notification_templates t on t.tenant_id = a.id and t.kind = k.kind and t.language = ${serviceLanguage}
      where a.id = app.tenant_id()
      union all
      select t.kind || ' ' || t.language, t.kind, t.language, t.subject, t.body_text, true, t.revision, t.updated_at
      from notification_templates t where t.language <> ${serviceLanguage} and t.is_customized)`.as('t'),
  );

const templateRecord = (query: ReturnType<typeof templates>) =>
  record<NotificationTemplate>()(
    query.select([
      as<NotificationTemplate['kind']>()('t.kind').as('kind'),
      't.language',
      't.subject',
      't.body_text',
      't.is_customized',
      't.revision',
      iso('t.updated_at').as('updated_at'),
    ]),
  );

export const notificationTemplates = list<NotificationsHandlers['listNotificationTemplates'], object>()({
  rows: templates,
  record: templateRecord,
  id: 't.key',
  filters: { updated_after: since('t.updated_at') },
  sorts: { kind: byAll(sql`t.kind`, sql`t.language`), updated_at: by('t.updated_at') },
});

export interface StoredTemplate {
  readonly id: string;
  readonly is_customized: boolean;
  readonly subject: string;
  readonly body_text: string;
  readonly revision: number;
  readonly updated_at: string;
}

/** The agency's text of a kind in a language, held until the transaction ends. */
export const holdTemplate = (
  db: Db,
  kind: NotificationKind,
  language: string,
): Promise<StoredTemplate | undefined> =>
  db
    .selectFrom('notification_templates')
    .where('kind', '=', kind)
    .where('language', '=', language)
    .select([
      'id',
      'is_customized',
      'subject',
      'body_text',
      'revision',
      sql<string>`app.iso(updated_at)`.as('updated_at'),
    ])
    .forUpdate()
    .executeTakeFirst();

/** From when on the service's texts are the agency's. */
export async function agencyMadeAt(db: Db): Promise<string> {
  const { rows } = await sql<{
    at: string;
  }>`select app.iso(created_at) as at from tenants where id = app.tenant_id()`.execute(db);
  return rows[0]!.at;
}

export async function countLanguages(db: Db, kind: NotificationKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification_templates where kind = ${kind}`.execute(db);
  return rows[0]!.count;
}

export interface NewTemplate extends Omit<StoredTemplate, 'id' | 'updated_at'> {
  readonly kind: NotificationKind;
  readonly language: string;
  readonly updated_by: string;
}

/** Answers its id. */
export async function saveTemplate(
  db: Db,
  { kind, language, ...text }: NewTemplate,
  now: Date,
): Promise<string> {
  const values = { ...text, updated_at: now };
  const { id } = await db
    .insertInto('notification_templates')
    .values({ kind, language, ...values })
    .onConflict((on) => on.columns(['tenant_id', 'kind', 'language']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
