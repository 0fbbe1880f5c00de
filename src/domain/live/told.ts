import type { StreamedChange } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { viewerScope, type RuledKind } from '#src/domain/visibility/index.ts';
import { isStreamed, lookAt, viewerOf, type SeenChange } from './audience.ts';
import type { HeardChange } from './heard.ts';
import type { Listener } from './listener.ts';
import {
  selectNotificationChanges,
  selectNotified,
  selectPlaces,
  selectTicketMarks,
  type NotificationChange,
} from './sights.queries.ts';

/** Tells one listener of one change, at its place. */
export interface Told {
  readonly listener: Listener;
  readonly place: string;
  readonly data: StreamedChange;
}

/** Who is told what of these changes. Order does not matter here; whoever sends puts places in order. */
export async function whatToTell(
  db: Db,
  changes: readonly HeardChange[],
  listeners: readonly Listener[],
): Promise<Told[]> {
  const told: Told[] = [];
  for (const [kind, those] of Map.groupBy(changes, (change) => change.kind)) {
    if (kind === 'notification') told.push(...(await ofNotifications(db, those, listeners)));
    else if (kind === 'chat_read' || kind === 'chat_member')
      told.push(...(await ofPlaces(db, those, listeners)));
    else if (kind === 'ticket_read') told.push(...(await ofTicketMarks(db, those, listeners)));
    else if (isStreamed(kind)) told.push(...(await ofRecords(db, kind, those, listeners)));
  }
  return told;
}

async function ofRecords(
  db: Db,
  kind: RuledKind,
  changes: readonly HeardChange[],
  listeners: readonly Listener[],
): Promise<Told[]> {
  const type = kind === 'chat_message' ? 'message' : 'record';
  const wanting = listeners.filter((listener) => listener.wants(type));
  const told: Told[] = [];
  for (const seen of await lookAt(db, kind, changes, wanting)) {
    for (const listener of wanting) {
      const glimpse = seen.glimpse(listener);
      if (glimpse === 'hidden') continue;
      const data =
        kind === 'chat_message'
          ? messageOf(seen, glimpse === 'gone')
          : recordOf(kind, seen, glimpse === 'gone');
      if (data !== undefined) told.push({ listener, place: seen.change.place, data });
    }
  }
  return told;
}

function recordOf(kind: RuledKind, { change, sight }: SeenChange, isGone: boolean): StreamedChange {
  const record = { kind: kind as Exclude<RuledKind, 'chat_message'>, id: change.id };
  if (isGone) return { type: 'record', action: 'removed', record, revision: null };
  const { revision } = sight!;
  return { type: 'record', action: change.isNew === true ? 'created' : 'changed', record, revision };
}

function messageOf({ change, sight }: SeenChange, isGone: boolean): StreamedChange | undefined {
  if (sight === undefined) return undefined;
  const action = isGone ? 'deleted' : change.isNew === true ? 'sent' : 'changed';
  return { type: 'message', action, channel_id: sight.channelId!, message_id: change.id };
}

const ofUser = (listeners: readonly Listener[]): Map<string, Listener[]> =>
  Map.groupBy(listeners, ({ identity }) => identity.userId);

/** Inboxes are few: each listener whose own has changed is asked about as the inbox itself would be. */
async function ofNotifications(
  db: Db,
  changes: readonly HeardChange[],
  listeners: readonly Listener[],
): Promise<Told[]> {
  const wanting = ofUser(listeners.filter((listener) => listener.wants('notification')));
  const places = new Map(changes.map(({ id, place }) => [id, place]));
  const ids = [...places.keys()];
  const told: Told[] = [];
  for (const userId of await selectNotified(db, ids, [...wanting.keys()])) {
    const byCredential = Map.groupBy(wanting.get(userId)!, ({ identity }) => identity.credentialId);
    for (const sharing of byCredential.values()) {
      const mine = await selectNotificationChanges(db, ids, viewerScope(viewerOf(sharing[0]!.identity)));
      for (const { id, data } of ofInbox(mine))
        told.push(...sharing.map((listener) => ({ listener, place: places.get(id)!, data })));
    }
  }
  return told;
}

/** An event for each that is unread, and one for all that were read. */
function ofInbox(changes: readonly NotificationChange[]): { id: string; data: StreamedChange }[] {
  const read = changes.filter(({ isRead }) => isRead);
  const last = read.at(-1);
  const eventOf = ({ id, isTest, unreadCount }: NotificationChange, isNamed = true): StreamedChange => ({
    type: 'notification',
    action: isTest ? 'tested' : last?.id === id ? 'read' : 'created',
    notification_id: isNamed && !isTest ? id : null,
    unread_count: unreadCount,
  });
  return [
    ...changes.filter(({ isRead }) => !isRead).map((one) => ({ id: one.id, data: eventOf(one) })),
    ...(last === undefined ? [] : [{ id: last.id, data: eventOf(last, read.length === 1) }]),
  ];
}

async function ofPlaces(
  db: Db,
  changes: readonly HeardChange[],
  listeners: readonly Listener[],
): Promise<Told[]> {
  const byUser = ofUser(
    listeners.filter((one) => one.identity.role !== null || one.identity.permissions.has('chat.use')),
  );
  const heard = new Map(changes.map((change) => [change.id, change]));
  const found = await selectPlaces(db, [...heard.keys()], [...byUser.keys()]);
  return found.flatMap(({ id, userId, channelId, isMember, channelRevision, readMessageId }) => {
    const { kind, place } = heard.get(id)!;
    const record = { kind: 'chat_channel' as const, id: channelId };
    const data: StreamedChange | undefined =
      kind === 'chat_member'
        ? isMember
          ? { type: 'record', action: 'created', record, revision: channelRevision }
          : { type: 'record', action: 'removed', record, revision: null }
        : readMessageId === null
          ? undefined
          : { type: 'message', action: 'read', channel_id: channelId, message_id: readMessageId };
    if (data === undefined) return [];
    return byUser
      .get(userId)!
      .filter((listener) => listener.wants(data.type as 'record' | 'message'))
      .map((listener) => ({ listener, place, data }));
  });
}

/** What a member has read is theirs alone: their pages show the ticket anew. */
async function ofTicketMarks(
  db: Db,
  changes: readonly HeardChange[],
  listeners: readonly Listener[],
): Promise<Told[]> {
  const byUser = ofUser(
    listeners.filter(
      (one) =>
        one.wants('record') && (one.identity.role !== null || one.identity.permissions.has('tickets.view')),
    ),
  );
  const places = new Map(changes.map(({ id, place }) => [id, place]));
  const marks = await selectTicketMarks(db, [...places.keys()], [...byUser.keys()]);
  return marks.flatMap(({ id, userId, ticketId, revision }) => {
    const data: StreamedChange = {
      type: 'record',
      action: 'changed',
      record: { kind: 'ticket', id: ticketId },
      revision,
    };
    return byUser.get(userId)!.map((listener) => ({ listener, place: places.get(id)!, data }));
  });
}
