import { sql, type RawBuilder } from 'kysely';
import type { MarketplaceContentKind } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Existing } from './plan.rules.ts';

/** Where records of a kind are kept, with the alias `r`. */
interface Storage {
  readonly from: RawBuilder<unknown>;
  readonly name: RawBuilder<string>;
  /** Those that are there, and that the caller may hear of where no other rule tells. */
  readonly isLive: (userId: string) => RawBuilder<boolean>;
  readonly key?: RawBuilder<string>;
  /** What keys are unique within, where it is not the agency. */
  readonly scope?: RawBuilder<string>;
}

const isThere = () => sql<boolean>`r.deleted_at is null`;
const name = sql<string>`r.name`;
const key = sql<string>`r.key`;

/** Kinds whose names can clash; a layout has none, and those that cannot be packed are never imported. */
const storages: Readonly<Partial<Record<MarketplaceContentKind, Storage>>> = {
  process_definition: { from: sql`process_definitions r`, name, isLive: isThere },
  sop: { from: sql`sops r`, name: sql`r.title`, isLive: isThere },
  training_course: { from: sql`training_courses r`, name, isLive: isThere },
  automation: { from: sql`automations r`, name, isLive: isThere },
  form: { from: sql`forms r`, name, isLive: isThere },
  custom_object: { from: sql`custom_objects r`, name, isLive: isThere, key },
  field: {
    from: sql`fields r`,
    name,
    isLive: () => sql`r.deleted_at is null and r.custom_object_id is null`,
    key,
    scope: sql`r.record_kind`,
  },
  client_profile: { from: sql`client_profiles r`, name, isLive: isThere },
  ticket_reply_template: {
    from: sql`ticket_reply_templates r`,
    name,
    isLive: (userId) =>
      sql`r.deleted_at is null and (r.visibility = 'shared' or r.created_by = ${userId}::uuid)`,
  },
  modal: { from: sql`modals r`, name, isLive: isThere, key },
  shared_section: { from: sql`shared_sections r`, name, isLive: isThere, key },
  view: {
    from: sql`views r`,
    name,
    isLive: (userId) => sql`r.deleted_at is null and r.owner_id = ${userId}::uuid`,
  },
};

/** Records of the agency whose names begin like one of these, or whose keys do. */
export async function selectExisting(
  db: Db,
  kind: MarketplaceContentKind,
  beginnings: { readonly names: readonly string[]; readonly keys: readonly string[] },
  userId: string,
): Promise<readonly Existing[]> {
  const storage = storages[kind];
  if (storage === undefined) return [];
  const none = sql<string | null>`null::text`;
  const ofKey = storage.key ?? none;
  const { rows } = await sql<Existing>`
    select r.id, ${storage.name} as name, ${ofKey} as key, ${storage.scope ?? none} as scope from ${storage.from}
    where ${storage.isLive(userId)} and (lower(${storage.name}) like any (${beginnings.names}::text[])
      or ${ofKey} like any (${beginnings.keys}::text[]))
    order by r.id`.execute(db);
  return rows;
}
