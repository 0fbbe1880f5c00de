import type { Escalation, EscalationActivityEntry } from '#generated/console/types.gen.ts';
import type { EventType } from '#generated/events.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { findEventEscalation, selectParticipantIds } from '#src/domain/escalations/index.ts';
import { recordHistory, type RecordChanges } from '#src/domain/history/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { changesOf } from '#src/platform/events/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound, problem } from '#src/platform/errors/index.ts';
import { findShownId, selectEscalation } from './escalations.queries.ts';
import {
  lockEscalation,
  reviseEscalation,
  type EscalationValues,
  type StoredEscalation,
} from './stored.queries.ts';

type EscalationAction = EscalationActivityEntry['kind'];

/** What a change of an escalation needs of a call or a timer. */
export type Writer<E extends EventType = never> = Pick<
  WriteContext<E>,
  'db' | 'identity' | 'now' | 'emit' | 'audit' | 'atCommit' | 'announce'
>;

/** The escalation as the caller sees it; 404 when it is unknown. */
export async function showEscalation(ctx: ReadContext, id: string): Promise<Result<Escalation>> {
  const found = await selectEscalation(ctx, storedId(id));
  if (found === undefined) throw notFound('escalation', id);
  return found;
}

/** The id as it is stored; 404 when it is unknown to the caller. */
export async function requireShown(ctx: ReadContext, id: string): Promise<string> {
  const found = await findShownId(ctx, storedId(id));
  if (found === undefined) throw notFound('escalation', id);
  return found;
}

/** The escalation, locked; 404 when it is unknown, 409 at another revision than the caller expects. */
export async function holdEscalation(
  ctx: Pick<ReadContext, 'db'>,
  id: string,
  expectedRevision?: number,
): Promise<StoredEscalation> {
  const found = await lockEscalation(ctx.db, storedId(id));
  if (found === undefined) throw notFound('escalation', id);
  checkRevision(found.revision, expectedRevision);
  return found;
}

/** As `holdEscalation`, for a change that a closed one does not take any more: 409. */
export async function holdForChange(
  ctx: Pick<ReadContext, 'db'>,
  id: string,
  expectedRevision?: number,
): Promise<StoredEscalation> {
  const found = await holdEscalation(ctx, id, expectedRevision);
  requireNotClosed(found);
  return found;
}

export function requireNotClosed({
  status_category: category,
}: Pick<StoredEscalation, 'status_category'>): void {
  if (category === 'closed')
    throw problem('state_conflict', 'The escalation is closed and cannot change any more. Create a new one.');
}

/** What people call it: `Harbor Dental threatens to leave (#27)`. */
export const titleOf = ({ title, number }: Pick<StoredEscalation, 'title' | 'number'>): string =>
  `${title} (#${number})`;

/** One thing that changed: how its history tells it. */
export interface Told {
  readonly action: EscalationAction;
  readonly changes: RecordChanges;
  readonly reason?: string | undefined;
}

/** A change of one of its lists, such as its participants: what came and went, as texts. Events tell that the list changed. */
export function partChanges(path: string, former: readonly string[], now: readonly string[]): RecordChanges {
  return {
    event: changesOf([path], {}),
    previous: { [path]: textOf(former) },
    newValues: { [path]: textOf(now) },
  };
}

const maxToldLength = 1024;
const textOf = (values: readonly string[]): string | null => {
  const text = values.join(', ');
  if (text === '') return null;
  return text.length <= maxToldLength ? text : `${text.slice(0, maxToldLength - 1)}…`;
};

/** Several changes as one. */
export function together(changes: readonly RecordChanges[]): RecordChanges {
  const all = <T>(records: readonly Readonly<Record<string, T>>[]): Record<string, T> =>
    Object.fromEntries(records.flatMap((record) => Object.entries(record)));
  return {
    event: changesOf(
      changes.flatMap(({ event }) => event._changed_fields),
      all(changes.map(({ event }) => event._previous)),
    ),
    previous: all(changes.map(({ previous }) => previous)),
    newValues: all(changes.map(({ newValues }) => newValues)),
  };
}

/** Writes the histories of a change that is stored. */
export function recordChanges(ctx: Writer, id: string, revision: number, told: readonly Told[]): void {
  for (const { action, changes, reason } of told)
    recordHistory(ctx, { kind: 'escalation', id, action, changes, reason });
  ctx.announce({ kind: 'escalation', id, revision });
}

/** Stores a change of anything but status and assignee, and tells of it: history, event, participants. */
export async function storeUpdate(
  ctx: Writer<'escalation.updated'>,
  before: StoredEscalation,
  values: EscalationValues,
  told: readonly Told[],
  /** What participants hear, and who has heard of it otherwise. */
  what: string,
  except: readonly string[] = [],
): Promise<void> {
  await reviseEscalation(ctx.db, before.id, values, ctx.now);
  recordChanges(ctx, before.id, before.revision + 1, told);
  await emitUpdated(ctx, before.id, told);
  await notifyParticipants(ctx, { ...before, ...titled(values) }, what, { except });
}

const titled = ({ title }: EscalationValues): { title?: string } =>
  typeof title === 'string' ? { title } : {};

export async function emitUpdated(
  ctx: Writer<'escalation.updated'>,
  id: string,
  told: readonly Told[],
): Promise<void> {
  const escalation = (await findEventEscalation(ctx.db, id))!;
  ctx.emit('escalation.updated', { escalation, ...together(told.map(({ changes }) => changes)).event });
}

/** Tells the participants but those in `except`, who have heard of it otherwise. */
export async function notifyParticipants(
  ctx: Writer,
  escalation: Pick<StoredEscalation, 'id' | 'title' | 'number'>,
  what: string,
  {
    body,
    kind = 'escalation',
    except = [],
  }: {
    readonly body?: string | undefined;
    readonly kind?: 'escalation' | 'status_change';
    readonly except?: readonly string[];
  } = {},
): Promise<void> {
  const participants = await selectParticipantIds(ctx.db, escalation.id);
  await notify(
    ctx,
    {
      kind,
      title: `${titleOf(escalation)} ${what}`,
      ...(body !== undefined && { body }),
      record: { kind: 'escalation', id: escalation.id },
      topic: what,
    },
    participants.filter((id) => !except.includes(id)),
  );
}
