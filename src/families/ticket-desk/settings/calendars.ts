import type { TicketCalendars } from '#generated/console/types.gen.ts';
import type {
  AddTicketCalendarInput,
  DeleteTicketCalendarInput,
  UpdateTicketCalendarInput,
} from '#generated/console/families/ticket-desk/handlers.ts';
import type { TicketCalendar, TicketSettings } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { checkRevision, conflict, problem } from '#src/platform/errors/index.ts';
import { holdDesk } from '../hold-desk.ts';
import { checkCalendar } from './calendars.rules.ts';
import { changeTicketSettings } from './settings.ts';
import { selectTicketSettings } from './settings.queries.ts';

const maxCalendars = 20;

export async function addTicketCalendar(
  ctx: WriteContext,
  { body }: AddTicketCalendarInput,
): Promise<TicketCalendars> {
  checkCalendar(body.calendar, 'body.calendar');
  const { calendars } = await currentCalendars(ctx, body.expected_revision);
  if (calendars.some(({ key }) => key === body.calendar.key))
    throw conflict(`The key ${body.calendar.key} belongs to another calendar. Choose another key.`);
  if (calendars.length >= maxCalendars)
    throw conflict(`The agency has ${maxCalendars} calendars, which is the limit. Delete one first.`);
  return store(ctx, [...calendars, body.calendar]);
}

export async function updateTicketCalendar(
  ctx: WriteContext,
  { path, body }: UpdateTicketCalendarInput,
): Promise<TicketCalendars> {
  const { expected_revision: expectedRevision, ...changes } = body;
  const { calendars } = await currentCalendars(ctx, expectedRevision, path.key);
  const before = calendars.find(({ key }) => key === path.key)!;
  const after: TicketCalendar = { ...before, ...changes };
  checkCalendar(after, 'body');
  return store(
    ctx,
    calendars.map((calendar) => (calendar === before ? after : calendar)),
  );
}

export async function deleteTicketCalendar(
  ctx: WriteContext,
  { path, query }: DeleteTicketCalendarInput,
): Promise<TicketCalendars> {
  const { calendars } = await currentCalendars(ctx, query.expected_revision, path.key);
  return store(
    ctx,
    calendars.filter(({ key }) => key !== path.key),
  );
}

/** The settings, which nobody else changes before the transaction ends; 404 without a calendar of this key. */
async function currentCalendars(
  ctx: WriteContext,
  expectedRevision: number | undefined,
  key?: string,
): Promise<TicketSettings> {
  await holdDesk(ctx);
  const current = await selectTicketSettings(ctx.db);
  if (key !== undefined && !current.calendars.some((calendar) => calendar.key === key))
    throw problem('not_found', `The agency has no business calendar with the key ${key}.`);
  checkRevision(current.revision, expectedRevision);
  return current;
}

async function store(ctx: WriteContext, calendars: readonly TicketCalendar[]): Promise<TicketCalendars> {
  const after = await changeTicketSettings(ctx, { calendars: [...calendars] });
  return { calendars: after.calendars, revision: after.revision };
}
