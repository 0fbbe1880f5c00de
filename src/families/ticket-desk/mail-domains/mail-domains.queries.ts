import { sql } from 'kysely';
import type { MailDomain } from '#generated/console/types.gen.ts';
import type { TicketDeskHandlers } from '#generated/console/families/ticket-desk/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  countRows,
  iso,
  isoOrNull,
  jsonb,
  list,
  oneOf,
  record,
  reviseRecord,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';
import type { DomainState, RecordPurpose } from '#src/platform/mail/index.ts';

const domains = (db: Db) => db.selectFrom('mail_domains as d').where('d.deleted_at', 'is', null);

const published = (purpose: RecordPurpose, host: string, value: string) => sql`json_build_object(
  'purpose', ${sql.lit(purpose)}::text, 'type', 'TXT', 'host', ${sql.raw(host)}, 'value', ${sql.raw(value)},
  'is_found', coalesce((d.checks #>> array[${sql.lit(purpose)}, 'is_found'])::boolean, false), 'problem', d.checks #>> array[${sql.lit(purpose)}, 'problem'])`;

/** What the owner of the domain publishes, with what the last check found of it. */
const dnsRecords = sql<MailDomain['dns_records']>`json_build_array(
  ${published('ownership', "'_agency.' || d.name", "'agency-verification=' || d.ownership_token")},
  ${published('dkim', "d.dkim_selector || '._domainkey.' || d.name", 'd.dkim_record')},
  ${published('dmarc', "'_dmarc.' || d.name", "'v=DMARC1; p=none'")})`;

const inboxAddresses = sql<number>`(
  select count(*) from ticket_inbox_addresses a
  where a.tenant_id = d.tenant_id and a.channel = 'email' and lower(split_part(a.value, '@', 2)) = d.name)`;

const domainRecord = (rows: ReturnType<typeof domains>) =>
  record<MailDomain>()(
    rows.select([
      'd.id',
      'd.name',
      as<MailDomain['status']>()('d.status').as('status'),
      dnsRecords.as('dns_records'),
      'd.is_default',
      'd.sender_address',
      'd.sender_name',
      inboxAddresses.as('inbox_address_count'),
      isoOrNull('d.checked_at').as('checked_at'),
      isoOrNull('d.verified_at').as('verified_at'),
      'd.revision',
      iso('d.created_at').as('created_at'),
      iso('d.updated_at').as('updated_at'),
      'd.created_by',
    ]),
  );

export const domainList = list<TicketDeskHandlers['listMailDomains']>()({
  rows: domains,
  record: domainRecord,
  id: 'd.id',
  filters: { status: oneOf('d.status'), updated_after: since('d.updated_at') },
  sorts: { name: byName('d.name'), created_at: by('d.created_at') },
});

/** With `isHeld`, nobody else changes it before the transaction ends. */
export const selectDomain = (db: Db, id: string, isHeld = false): Promise<JsonText<MailDomain> | undefined> =>
  selectRecord(
    db,
    domainRecord(
      domains(db)
        .where('d.id', '=', id)
        .$if(isHeld, (query) => query.forUpdate()),
    ),
  );

export const countDomains = (db: Db): Promise<number> => countRows(domains(db));

export const isDomain = async (db: Db, id: string): Promise<boolean> =>
  (await domains(db).where('d.id', '=', id).select('d.id').executeTakeFirst()) !== undefined;

export const findDomainByName = (db: Db, name: string): Promise<{ readonly id: string } | undefined> =>
  domains(db).where('d.name', '=', name).select('d.id').executeTakeFirst();

export const findDefaultId = async (db: Db): Promise<string | undefined> =>
  (await domains(db).where('d.is_default', '=', true).select('d.id').executeTakeFirst())?.id;

/** Whether no other agency has verified the domain; none does before the transaction ends. */
export async function claimDomain(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`select app.claim_mail_domain(${name}) as is_free`.execute(
    db,
  );
  return rows[0]!.is_free;
}

/** The key of a deleted domain signs nothing any more. */
export const deleteKey = async (db: Db, id: string): Promise<void> => {
  await db.updateTable('mail_domains').set({ dkim_key_sealed: null }).where('id', '=', id).execute();
};

export const findMissingSince = async (db: Db, id: string): Promise<Date | null> => {
  const row = await domains(db)
    .where('d.id', '=', id)
    .select([isoOrNull('d.missing_since').as('missing_since')])
    .executeTakeFirstOrThrow();
  return row.missing_since === null ? null : new Date(row.missing_since);
};

/** What a check found, by purpose. */
export type FoundRecords = Readonly<
  Record<string, { readonly is_found: boolean; readonly problem: string | null }>
>;

export const updateChecked = (
  db: Db,
  { id, verified_at: verifiedAt }: Pick<MailDomain, 'id' | 'verified_at'>,
  { status, missingSince }: DomainState,
  found: FoundRecords,
  now: Date,
): Promise<void> =>
  reviseRecord(
    db,
    'mail_domains',
    id,
    {
      status,
      missing_since: missingSince,
      checks: jsonb(found) as never,
      checked_at: now,
      ...(status === 'verified' && verifiedAt === null && { verified_at: now }),
    },
    now,
  );
