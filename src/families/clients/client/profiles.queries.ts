import type { ClientStatusCategory, ClientStatusTransition } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

// The only place, next to the statement that stores a new client, where clients look at profiles.

export interface StatusOption {
  readonly key: string;
  readonly label: string;
  readonly color: string;
  readonly category: ClientStatusCategory;
  readonly is_archived: boolean;
}

/** A profile as far as the statuses of its clients depend on it. */
export interface StatusProfile {
  readonly id: string;
  readonly name: string;
  /** Null when any option may follow any other. */
  readonly allowed_transitions: readonly ClientStatusTransition[] | null;
  readonly options: readonly StatusOption[];
}

export async function findStatusProfile(db: Db, id: string): Promise<StatusProfile | undefined> {
  const [profile] = await selectStatusProfiles(db, [id]);
  return profile;
}

/** Profiles with their options in order; all of the agency without `ids`. */
export async function selectStatusProfiles(db: Db, ids?: readonly string[]): Promise<StatusProfile[]> {
  const rows = await db
    .selectFrom('client_profiles as p')
    .innerJoin('client_status_options as o', (join) =>
      join.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.profile_id', '=', 'p.id'),
    )
    .where('p.deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('p.id', 'in', ids ?? []))
    .select([
      'p.id',
      'p.name',
      'p.allowed_transitions',
      'o.key',
      'o.label',
      'o.color',
      'o.category',
      'o.archived_at',
    ])
    .orderBy('p.name')
    .orderBy('p.id')
    .orderBy('o.position')
    .execute();
  const profiles = new Map<string, StatusProfile & { options: StatusOption[] }>();
  for (const { id, name, allowed_transitions, key, label, color, category, archived_at } of rows) {
    const profile = profiles.get(id) ?? {
      id,
      name,
      allowed_transitions: allowed_transitions as unknown as StatusProfile['allowed_transitions'],
      options: [],
    };
    profile.options.push({
      key,
      label,
      color,
      category: category as ClientStatusCategory,
      is_archived: archived_at !== null,
    });
    profiles.set(id, profile);
  }
  return [...profiles.values()];
}
