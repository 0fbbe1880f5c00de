import type { TicketStyleProfile } from '#generated/types.gen.ts';
import type { ReplaceTicketStyleProfileInput } from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { getSettings, updateSettings, type Settings } from '#src/domain/settings/index.ts';
import { requireReplyPlaceholders } from '#src/domain/tickets/index.ts';
import { emptyProfile, selectStyleProfile } from './style.queries.ts';

const settings: Settings<TicketStyleProfile> = {
  table: 'ticket_style_settings',
  recordKind: 'ticket_style_profile',
  find: selectStyleProfile,
  json: ['vocabulary', 'samples'],
};

export const getTicketStyleProfile = (ctx: ReadContext): Promise<TicketStyleProfile> =>
  getSettings(ctx, settings);

export function replaceTicketStyleProfile(
  ctx: WriteContext,
  { body }: ReplaceTicketStyleProfileInput,
): Promise<TicketStyleProfile> {
  for (const name of ['greeting', 'sign_off'] as const) requireReplyPlaceholders(body[name], `body.${name}`);
  const { revision: _revision, updated_at: _at, updated_by: _by, ...empty } = emptyProfile;
  return updateSettings(ctx, settings, { ...empty, ...body });
}
