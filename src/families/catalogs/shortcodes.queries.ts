import type { ScopeDefinitionKind } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { isShownTo } from '#src/domain/visibility/index.ts';

/** Whether the caller's agency has such a definition, and the caller sees it where not all do; of kinds that nobody keeps there is none. */
export async function isDefined(
  { db, ...viewer }: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  kind: ScopeDefinitionKind,
  id: string,
): Promise<boolean> {
  const found = await rowOf(db, viewer, kind, id);
  return found !== undefined;
}

function rowOf(
  db: ReadContext['db'],
  viewer: Pick<ReadContext, 'identity' | 'can'>,
  kind: ScopeDefinitionKind,
  id: string,
): Promise<unknown> {
  switch (kind) {
    case 'client_profile':
    case 'custom_object':
    case 'process_definition':
    case 'automation':
      return db
        .selectFrom(tables[kind])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .select('id')
        .executeTakeFirst();
    case 'ticket_inbox':
      return db
        .selectFrom('ticket_inboxes as i')
        .where('i.id', '=', id)
        .where('i.deleted_at', 'is', null)
        .where(isShownTo('ticket_inbox', viewer, 'i'))
        .select('i.id')
        .executeTakeFirst();
    default:
      return Promise.resolve(undefined);
  }
}

const tables = {
  client_profile: 'client_profiles',
  custom_object: 'custom_objects',
  process_definition: 'process_definitions',
  automation: 'automations',
} as const;
