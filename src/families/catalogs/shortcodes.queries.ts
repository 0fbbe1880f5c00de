import type { ScopeDefinitionKind } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { isShownTo } from '#src/domain/visibility/index.ts';

/** Definitions that are told to everyone in the agency. */
const openTables = {
  client_profile: 'client_profiles',
  custom_object: 'custom_objects',
  process_definition: 'process_definitions',
  automation: 'automations',
} as const;

/** Whether the agency has such a definition and the caller may see it; there are none yet of kinds that no family keeps. */
export async function isDefined(ctx: ReadContext, kind: ScopeDefinitionKind, id: string): Promise<boolean> {
  return (await findDefinition(ctx, kind, id)) !== undefined;
}

async function findDefinition(ctx: ReadContext, kind: ScopeDefinitionKind, id: string): Promise<unknown> {
  switch (kind) {
    case 'client_profile':
    case 'custom_object':
    case 'process_definition':
    case 'automation':
      return ctx.db
        .selectFrom(openTables[kind])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .select('id')
        .executeTakeFirst();
    case 'ticket_inbox':
      return ctx.db
        .selectFrom('ticket_inboxes as i')
        .where('i.id', '=', id)
        .where('i.deleted_at', 'is', null)
        .where(isShownTo('ticket_inbox', ctx, 'i'))
        .select('i.id')
        .executeTakeFirst();
    case 'program':
    case 'form':
      return undefined;
  }
}
