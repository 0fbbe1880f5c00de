import { paymentUrlPurpose } from '#src/domain/billing/index.ts';
import { authorizationUrlPurpose } from '#src/domain/payments/index.ts';
import { subscriptionPurpose } from '#src/domain/notifications/index.ts';
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import * as webhooks from '#src/domain/inbound-webhooks/index.ts';
import { hashSecret, newSecret } from '#src/domain/access/secret.ts';
import { taxNumberPurpose } from '#src/domain/payouts/index.ts';
import * as channels from '#src/platform/channels/index.ts';
import { headersPurpose, secretPurpose } from '#src/platform/delivery/request.ts';
import { dkimPurpose } from '#src/platform/mail/operator.ts';
import { mailing } from '../support/outbox.ts';
import type { TestAgency } from '../support/service.ts';

/** Every row of an agency, to insert copies of. */
export interface AgencyRows {
  readonly agency: TestAgency;
  /** Tables with rows of it. */
  readonly tables: readonly TableRows[];
  /** Ids of records: the agency's, and those that a copy has its own of. */
  readonly ids: ReadonlySet<string>;
}

interface TableRows {
  readonly name: string;
  /** A JSON array, as text: numbers and times keep every digit. */
  readonly text: string;
}

/** What secrets of agencies are sealed for. */
const purposes = [
  secretPurpose,
  headersPurpose,
  subscriptionPurpose,
  taxNumberPurpose,
  webhooks.secretPurpose,
  webhooks.addressPurpose,
  paymentUrlPurpose,
  authorizationUrlPurpose,
  channels.addressPurpose,
  channels.secretPurpose,
  dkimPurpose,
  'mail',
];

const sealedValues = /"(\w*sealed)": "\\\\x([0-9a-f]+)"/g;
const uuid = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/;

export async function readRows(owner: pg.Client, agency: TestAgency): Promise<AgencyRows> {
  const each = (await tablesOf(owner)).map(
    ({ name, key, columns }) =>
      `select '${name}' as name, (select jsonb_agg(to_jsonb(r)) from (select ${columns.map((column) => column.name).join(', ')} from ${name} where ${key} = $1) r) as rows`,
  );
  const { rows: tables } = await owner.query<TableRows & { ids: string[] }>(
    `with every as materialized (${each.join(' union all ')})
     select name, rows::text as text,
       array(select r ->> 'id' from jsonb_array_elements(rows) r where r ->> 'id' is not null) as ids
     from every where rows is not null order by name`,
    [agency.id],
  );
  return { agency, tables, ids: new Set([...tables.flatMap(({ ids }) => ids), agency.id]) };
}

/** The agency that a copy of the rows makes, and the copy's id of each id of the original. */
export interface AgencyCopy {
  readonly agency: TestAgency;
  idOf(original: string): string;
}

/**
 * Inserts the rows once more, as another agency with ids and a key of its own. People keep their accounts. It takes at most a
 * fifteenth of the time of the calls that created the original, and a tenth of that of a database of its own.
 */
export async function insertCopy(owner: pg.Client, { agency, tables, ids }: AgencyRows): Promise<AgencyCopy> {
  // Ids keep their times, by which they are ordered.
  const mask = randomBytes(6).readUIntBE(0, 6);
  const renewed = (id: string): string => id.slice(0, 24) + masked(id.slice(24), mask);
  const renewedIds = new Map<string, string>();
  const idOf = (id: string): string => {
    if (!ids.has(id)) return id;
    const known = renewedIds.get(id) ?? renewed(id);
    renewedIds.set(id, known);
    return known;
  };
  const key = newSecret();
  const copy = { ...agency, id: idOf(agency.id), ownerId: idOf(agency.ownerId), key };
  await owner.query('begin');
  try {
    // Neither triggers, since what they derive from a row is among the rows, nor checks of references, which the original passed.
    await owner.query('set local session_replication_role = replica');
    const resealing = { from: agency.id, to: copy.id };
    await owner.query(
      insertion(await tablesOf(owner), tables),
      tables.map((table) => textOf(table, idOf, resealing)),
    );
    await owner.query(
      'update api_keys set hash = $2 where tenant_id = $1 and hash = sha256($3::bytea || uuid_send($1))',
      [copy.id, hashSecret(key), hashSecret(agency.key)],
    );
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
  return { agency: copy, idOf };
}

const piecesOf = new WeakMap<TableRows, readonly string[]>();

/** The rows with the copy's ids and secrets. What stands between two ids is found once, for all copies: every second piece is an id. */
function textOf(table: TableRows, idOf: (id: string) => string, resealing: Resealing): string {
  const pieces = piecesOf.get(table) ?? table.text.split(uuid);
  piecesOf.set(table, pieces);
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1) return idOf(piece);
      return piece.includes('sealed') ? withSecrets(piece, resealing) : piece;
    })
    .join('');
}

/** The rows with other texts in them, those that are sealed too. */
export const renamedRows = (rows: AgencyRows, rename: (text: string) => string): AgencyRows => ({
  ...rows,
  tables: rows.tables.map(({ name, text }) => ({
    name,
    text: withSecrets(rename(text), { from: rows.agency.id, to: rows.agency.id, rename }),
  })),
});

interface Resealing {
  readonly from: string;
  readonly to: string;
  readonly rename?: (secret: string) => string;
}

/** The text of the rows with each secret sealed for the agency `to`. */
const withSecrets = (text: string, resealing: Resealing): string =>
  text.replaceAll(sealedValues, (_, name: string, hex: string) => {
    const sealed = reseal(Buffer.from(hex, 'hex'), resealing);
    return `"${name}": "\\\\x${sealed.toString('hex')}"`;
  });

function reseal(sealed: Buffer, { from, to, rename = (secret) => secret }: Resealing): Buffer {
  for (const purpose of purposes) {
    try {
      const secret = mailing.sealer.open(sealed, { tenantId: from, purpose });
      return mailing.sealer.seal(rename(secret), { tenantId: to, purpose });
    } catch {
      continue; // sealed for something else
    }
  }
  throw new Error(
    'A secret of the agency was sealed for a purpose that no copy knows: add it to `purposes`.',
  );
}

function masked(hex: string, mask: number): string {
  const half = (from: number, bits: number) =>
    ((Number.parseInt(hex.slice(from, from + 6), 16) ^ bits) >>> 0).toString(16).padStart(6, '0');
  return half(0, Math.floor(mask / 2 ** 24)) + half(6, mask % 2 ** 24);
}

interface Table {
  readonly name: string;
  /** The column that holds the agency's id. */
  readonly key: string;
  /** Columns that are stored as they are given, and what a copy has in each. */
  readonly columns: readonly { readonly name: string; readonly value: string }[];
}

let everyTable: Promise<Table[]> | undefined;

/** All tables with rows of agencies. What is unique among all agencies (a slug, the hash of a key) gets another value. */
const tablesOf = (owner: pg.Client): Promise<Table[]> =>
  (everyTable ??= owner
    .query<Table>(
      `
    with tables as (
      select c.oid, c.oid::regclass::text as name, case c.relname when 'tenants' then 'id' else 'tenant_id' end as key
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and (c.relname = 'tenants' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped))
    ), single as (
      select i.indrelid, i.indkey[0] as attnum from pg_index i where i.indisunique and i.indnkeyatts = 1
    )
    select t.name, t.key,
      (select jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'value', case
          when s.attnum is null or a.atttypid = 'uuid'::regtype then quote_ident(a.attname)
          when a.atttypid = 'bytea'::regtype then format('sha256(%I || uuid_send(%I))', a.attname, t.key)
          else format('%I || right(%I::text, 12)', a.attname, t.key) end) order by a.attnum)
        from pg_attribute a left join single s on s.indrelid = a.attrelid and s.attnum = a.attnum
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from tables t order by t.name`,
    )
    .then(({ rows }) => rows));

/**
 * One statement, with the rows of each table as a parameter: references are not checked, so it needs no order of tables. It has
 * a name, by which a connection plans it once, since there are hundreds of tables to plan for.
 */
function insertion(all: readonly Table[], given: readonly TableRows[]): pg.QueryConfig {
  const columnsOf = new Map(all.map(({ name, columns }) => [name, columns]));
  const parts = given.map(({ name }, index) => {
    const columns = columnsOf.get(name)!;
    return `t${index} as (insert into ${name} (${columns.map((column) => column.name).join(', ')}) overriding system value
      select ${columns.map(({ value }) => value).join(', ')} from jsonb_populate_recordset(null::${name}, $${index + 1}))`;
  });
  const text = `with ${parts.join(', ')} select`;
  return { name: `copy ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`, text };
}
