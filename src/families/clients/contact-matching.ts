import { isDeepStrictEqual } from 'node:util';
import type { ContactMatchingSettings } from '#generated/types.gen.ts';
import type { UpdateClientContactMatchingSettingsInput } from '#generated/families/clients/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { checkRevision } from '#src/platform/errors/guards.ts';
import {
  findMatchingSettings,
  lockMatchingSettings,
  upsertMatchingSettings,
} from './contact-matching.queries.ts';

/** Those of a new agency; `app.matching_clients` goes by the same ones. */
const defaults: ContactMatchingSettings = {
  email_mode: 'warn',
  phone_mode: 'off',
  name_mode: 'off',
  name_similarity: 0.7,
  revision: 1,
  updated_at: null,
};

export const getClientContactMatchingSettings = async (ctx: ReadContext): Promise<ContactMatchingSettings> =>
  (await findMatchingSettings(ctx.db)) ?? defaults;

export async function updateClientContactMatchingSettings(
  ctx: WriteContext,
  { body }: UpdateClientContactMatchingSettingsInput,
): Promise<ContactMatchingSettings> {
  const { expected_revision: expectedRevision, ...changes } = body;
  const current = (await lockMatchingSettings(ctx.db, ctx.identity.tenantId)) ?? defaults;
  checkRevision(current.revision, expectedRevision);
  const { updated_at: _updatedAt, ...next } = { ...current, ...changes };
  const changedFields = (Object.keys(changes) as (keyof typeof changes)[]).filter(
    (name) => !isDeepStrictEqual(changes[name], current[name]),
  );
  if (changedFields.length === 0) return current;
  await upsertMatchingSettings(ctx.db, { ...next, revision: current.revision + 1 }, ctx.now);
  ctx.audit({
    recordKind: 'contact_matching_settings',
    recordId: ctx.identity.tenantId,
    action: 'updated',
    changedFields,
    previous: Object.fromEntries(changedFields.map((name) => [name, current[name]])),
  });
  return { ...next, revision: current.revision + 1, updated_at: ctx.now.toISOString() };
}
