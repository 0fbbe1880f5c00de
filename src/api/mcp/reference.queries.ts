import type { FieldConfig } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as } from '#src/platform/db/query/index.ts';
import type { WeekStart } from './local-time.ts';

/** The day with which the agency's weeks begin. */
export async function selectWeekStart(db: Db): Promise<WeekStart> {
  const { week_start: start } = await db.selectFrom('tenants').select('week_start').executeTakeFirstOrThrow();
  return start as WeekStart;
}

/** The keys of the choices that fields offer, by the id of each field; an archived choice is offered no longer. */
export async function selectChoiceKeys(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const fields = await db
    .selectFrom('fields')
    .where('id', 'in', [...ids])
    .select(['id', as<FieldConfig>()('fields.config').as('config')])
    .execute();
  return new Map(fields.map(({ id, config }) => [id, offeredKeys(config)]));
}

const offeredKeys = (config: FieldConfig): string[] =>
  'choices' in config
    ? config.choices.filter(({ archived_at: archived }) => archived === null).map(({ key }) => key)
    : [];
