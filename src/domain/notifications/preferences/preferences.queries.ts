import { sql } from 'kysely';
import type { NotificationPreferences } from '#generated/console/types.gen.ts';
import type { NotificationKind } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb } from '#src/platform/db/query/index.ts';
import type { Choices } from './choices.rules.ts';

export interface StoredPreferences {
  readonly channels: Choices;
  readonly has_quiet_hours: boolean;
  readonly exempt_kinds: NotificationKind[];
  readonly digest: NotificationPreferences['digest'];
  /** What the link in a digest stopped. */
  readonly former_digest: 'daily' | 'weekly' | null;
  readonly revision: number;
  readonly updated_at: string;
}

/** The member's, or those of who has chosen nothing, from the day that they came. */
export async function findPreferences(db: Db, userId: string): Promise<StoredPreferences> {
  const { rows } = await sql<StoredPreferences>`
    select coalesce(p.channels, '{}') as channels, coalesce(p.has_quiet_hours, false) as has_quiet_hours,
      coalesce(p.exempt_kinds, '{}') as exempt_kinds, coalesce(p.digest, 'none') as digest, p.former_digest, coalesce(p.revision, 1) as revision,
      app.iso(coalesce(p.updated_at, u.created_at)) as updated_at
    from users u left join notification_preferences p on p.tenant_id = u.tenant_id and p.user_id = u.id
    where u.id = ${userId}::uuid`.execute(db);
  return rows[0]!;
}

/** Lets those who change preferences of one member go one by one. */
export async function holdMember(db: Db, userId: string): Promise<void> {
  await sql`select 1 from users where id = ${userId}::uuid for no key update`.execute(db);
}

export async function savePreferences(
  db: Db,
  userId: string,
  { channels, revision, updated_at: _, ...wish }: StoredPreferences,
  now: Date,
): Promise<void> {
  const values = {
    ...wish,
    exempt_kinds: [...wish.exempt_kinds],
    channels: jsonb(channels) as never,
    revision: revision + 1,
    updated_at: now,
  };
  await db
    .insertInto('notification_preferences')
    .values({ user_id: userId, ...values })
    .onConflict((on) => on.columns(['tenant_id', 'user_id']).doUpdateSet(values))
    .execute();
}

export interface StoredDefaults {
  readonly channels: Choices;
  readonly revision: number;
  readonly updated_at: string;
}

/** The agency's, or those of an agency that has chosen nothing, from the day that it was made. */
export async function findDefaults(db: Db): Promise<StoredDefaults> {
  const row = await db
    .selectFrom('tenants as t')
    .leftJoin('notification_settings as s', 's.tenant_id', 't.id')
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select([
      sql<Choices>`coalesce(s.channels, '{}')`.as('channels'),
      sql<number>`coalesce(s.revision, 1)`.as('revision'),
      sql<string>`app.iso(coalesce(s.updated_at, t.created_at))`.as('updated_at'),
    ])
    .executeTakeFirstOrThrow();
  return row as StoredDefaults;
}
