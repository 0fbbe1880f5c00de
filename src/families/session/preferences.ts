import type { Preferences } from '#generated/console/types.gen.ts';
import type { UpdatePreferencesInput } from '#generated/console/families/session/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { agencyFaults } from '#src/domain/tenants/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { findPreferences, updateStoredPreferences } from './preferences.queries.ts';

/** How the caller reads times and numbers. */
export async function readPreferences({ db, identity }: ReadContext): Promise<Preferences> {
  const found = await findPreferences(db, identity.userId);
  if (found === undefined) throw notFound('user', identity.userId);
  return found;
}

export async function updatePreferences(
  ctx: WriteContext,
  { body }: UpdatePreferencesInput,
): Promise<Preferences> {
  checkKnown(body);
  const current = await readPreferences(ctx);
  const changes = diff(current, { ...current, ...body }, Object.keys(body));
  if (changes === null) return current;
  await updateStoredPreferences(ctx.db, ctx.identity.userId, body, ctx.now);
  ctx.audit({
    recordKind: 'user',
    recordId: ctx.identity.userId,
    action: 'updated',
    changedFields: changes._changed_fields,
    previous: changes._previous,
  });
  return readPreferences(ctx);
}

/** Which zones and languages there are, the contract cannot say. */
function checkKnown({ locale, time_zone: timeZone }: UpdatePreferencesInput['body']): void {
  const [fault] = agencyFaults({ ...(locale != null && { locale }), ...(timeZone != null && { timeZone }) });
  if (fault !== undefined)
    throw invalid(
      `body.${fault.field === 'locale' ? 'locale' : 'time_zone'}`,
      `is not known. ${fault.message}`,
    );
}
