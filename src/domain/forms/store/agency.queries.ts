import { sql } from 'kysely';
import type { FormElement } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { AskedField, AskedFields } from '../input-fields.ts';

/** What forms take from their agency. */
export interface FormAgency {
  readonly name: string;
  readonly locale: string;
  readonly time_zone: string;
  readonly logo_png: Buffer | null;
}

export async function findAgency(db: Db): Promise<FormAgency> {
  const { rows } = await sql<FormAgency>`
    select t.name, t.locale, t.time_zone, t.logo_png from tenants t where t.id = app.tenant_id()`.execute(db);
  return rows[0]!;
}

export const localeOf = async (db: Db): Promise<string> => (await findAgency(db)).locale;

/** Custom fields that these questions ask for, as they are now. */
export async function findAskedFields(db: Db, elements: readonly FormElement[]): Promise<AskedFields> {
  const ids = elements.flatMap((element) => (element.type === 'custom_field' ? [element.field_id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<AskedField>`
    select id, config, is_sensitive from fields where id = any(${ids}::uuid[]) and deleted_at is null`.execute(
    db,
  );
  return new Map(rows.map((field): [string, AskedField] => [field.id, field]));
}

/** The day in the time zone. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  );
