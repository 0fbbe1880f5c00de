import type { ContactMatchingSettings } from '#generated/types.gen.ts';
import type { UpdateClientContactMatchingSettingsInput } from '#generated/families/clients/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { getSettings, updateSettings, type Settings } from '#src/domain/settings/index.ts';
import { findMatchingSettings } from './contact-matching.queries.ts';

/** Those of a new agency; `app.matching_clients` goes by the same ones. */
const defaults: ContactMatchingSettings = {
  email_mode: 'warn',
  phone_mode: 'off',
  name_mode: 'off',
  name_similarity: 0.7,
  revision: 1,
  updated_at: null,
};

const contactMatching: Settings<ContactMatchingSettings> = {
  table: 'contact_matching_settings',
  recordKind: 'contact_matching_settings',
  find: async (db) => (await findMatchingSettings(db)) ?? defaults,
};

export const getClientContactMatchingSettings = (ctx: ReadContext): Promise<ContactMatchingSettings> =>
  getSettings(ctx, contactMatching);

export const updateClientContactMatchingSettings = (
  ctx: WriteContext,
  { body }: UpdateClientContactMatchingSettingsInput,
): Promise<ContactMatchingSettings> => updateSettings(ctx, contactMatching, body);
