import type { TicketSettings, TicketSettingsUpdate } from '#generated/types.gen.ts';
import type { UpdateTicketSettingsInput } from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { getSettings, updateSettings } from '#src/domain/settings/index.ts';
import { lookAtResolvedTickets, settleAllClocks } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { holdDesk } from '../hold-desk.ts';
import { checkCalendars } from './calendars.rules.ts';
import { reviseDefaults } from './default-inbox.ts';
import { settings } from './settings-table.ts';
import { findCalendarUse, findInboxState, selectTicketSettings } from './settings.queries.ts';

export const getTicketSettings = (ctx: ReadContext): Promise<TicketSettings> => getSettings(ctx, settings);

export const updateTicketSettings = (
  ctx: WriteContext,
  { body }: UpdateTicketSettingsInput,
): Promise<TicketSettings> => changeTicketSettings(ctx, body);

/** Changes the settings, and what follows from them: clocks, resolved tickets, and the default of inboxes. */
export async function changeTicketSettings(
  ctx: WriteContext,
  { expected_revision: expectedRevision, ...body }: TicketSettingsUpdate,
): Promise<TicketSettings> {
  await holdDesk(ctx);
  const former = await selectTicketSettings(ctx.db);
  const wish = {
    ...wishOf(body, former),
    ...(expectedRevision !== undefined && { expected_revision: expectedRevision }),
  };
  const after = await updateSettings(ctx, settings, wish, async (wished) => {
    await checkWish(ctx, body, former);
    return wished;
  });
  if (after.revision === former.revision) return after;
  const isChanged = (name: keyof TicketSettings) =>
    JSON.stringify(former[name]) !== JSON.stringify(after[name]);
  if (isChanged('default_inbox_id'))
    await reviseDefaults(ctx, former.default_inbox_id, after.default_inbox_id!);
  if (isChanged('calendars') || isChanged('at_risk_threshold')) {
    const counted = { calendars: former.calendars, threshold: former.at_risk_threshold };
    await settleAllClocks(ctx, { inboxId: null, former: counted });
  }
  if (isChanged('closing')) await lookAtResolvedTickets(ctx, null);
  return after;
}

type Wish = Omit<TicketSettingsUpdate, 'expected_revision'>;

/** Properties of a group that the request leaves out stay as they are. */
const wishOf = (
  {
    default_inbox_id: inboxId,
    calendars,
    closing,
    at_risk_threshold: threshold,
    intake,
    draft_review: review,
    ai,
  }: Wish,
  current: TicketSettings,
) => ({
  ...(inboxId !== undefined && { default_inbox_id: storedId(inboxId) }),
  ...(calendars !== undefined && { calendars }),
  ...(closing !== undefined && { closing: { ...current.closing, ...closing } }),
  ...(threshold !== undefined && { at_risk_threshold: threshold }),
  ...(intake !== undefined && { intake: { ...current.intake, ...intake } }),
  ...(review !== undefined && { draft_review: { ...current.draft_review, ...review } }),
  ...(ai !== undefined && { ai: { ...current.ai, ...ai } }),
});

async function checkWish(ctx: WriteContext, wish: Wish, current: TicketSettings): Promise<void> {
  const { default_inbox_id: inboxId, calendars, at_risk_threshold: threshold } = wish;
  if (threshold !== undefined) checkThreshold(threshold, 'body.at_risk_threshold');
  if (calendars !== undefined) checkCalendars(calendars, 'body.calendars');
  if (inboxId !== undefined) {
    const inbox = await findInboxState(ctx.db, storedId(inboxId));
    if (inbox === undefined)
      throw unknownReference('body.default_inbox_id', inboxId, 'a ticket inbox of this agency');
    if (inbox.is_archived) throw conflict('An archived inbox cannot be the default. Restore it first.');
  }
  if (calendars !== undefined)
    await requireUnused(
      ctx,
      current.calendars.map(({ key }) => key).filter((key) => !calendars.some((one) => one.key === key)),
    );
}

/** 409 while something counts by one of these calendars. */
export async function requireUnused(ctx: ReadContext, keys: readonly string[]): Promise<void> {
  const use = keys.length === 0 ? undefined : await findCalendarUse(ctx.db, keys);
  if (use !== undefined)
    throw conflict(`The calendar ${use.key} is used by ${use.used_by}. Choose another calendar there first.`);
}

/** 400 for a share of the target that leaves nothing of it. */
export function checkThreshold({ unit, value }: TicketSettings['at_risk_threshold'], place: string): void {
  if (unit === 'percent' && value > 99) throw invalid(`${place}.value`, 'can be at most 99 percent.');
}
