import type { Connections } from '#src/platform/db/index.ts';
import type { Identity } from '#src/call/context.ts';
import { toolProblem } from './hints.ts';
import {
  findConversation,
  hasConversation,
  insertCalls,
  insertConversation,
  updateAllowedTools,
  updateConversation,
  type Beginning,
  type Conversation,
  type MadeCall,
} from './conversations.queries.ts';

export type { Beginning, Conversation, MadeCall } from './conversations.queries.ts';

/** A conversation ends this long after it was last used, as long as answers to a repeated call_id are kept. */
export const conversationHours = 24;

/** Used tools that are remembered; the router takes the last of them into the next pack. */
const maxUsedTools = 30;

const holderOf = ({ userId, subject, credentialId }: Identity) => ({ userId, subject, credentialId });

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + conversationHours * 3_600_000);

/** The caller's own open conversation; those of others, and ended ones, do not exist for them. */
export async function openConversation(
  db: Connections,
  identity: Identity,
  id: string,
): Promise<Conversation> {
  const found = await findConversation(db.read(identity.tenantId), holderOf(identity), id);
  if (found === undefined)
    throw toolProblem(
      'no_conversation',
      `You have no open conversation with id ${id}. Call service_start without conversation_id to start one.`,
    );
  return found;
}

/** Whether the caller has begun any conversation, as every use of MCP has to. */
export const hasBegun = (db: Connections, identity: Identity): Promise<boolean> =>
  hasConversation(db.read(identity.tenantId), holderOf(identity));

export const beginConversation = (
  db: Connections,
  identity: Identity,
  beginning: Beginning,
  now: Date,
): Promise<string> =>
  db.write(identity.tenantId, ({ db: scope }) =>
    insertConversation(scope, holderOf(identity), beginning, expiryFrom(now)),
  );

export const refocusConversation = (
  db: Connections,
  identity: Identity,
  id: string,
  beginning: Beginning,
  now: Date,
): Promise<void> =>
  db.write(identity.tenantId, ({ db: scope }) => updateConversation(scope, id, beginning, expiryFrom(now)));

export const allowTools = (
  db: Connections,
  identity: Identity,
  id: string,
  added: readonly string[],
  now: Date,
): Promise<void> =>
  db.write(identity.tenantId, ({ db: scope }) => updateAllowedTools(scope, id, added, expiryFrom(now)));

export const recordCalls = (
  db: Connections,
  identity: Identity,
  id: string,
  calls: readonly MadeCall[],
  now: Date,
): Promise<void> =>
  db.write(identity.tenantId, ({ db: scope }) =>
    insertCalls(scope, id, calls, expiryFrom(now), maxUsedTools),
  );
