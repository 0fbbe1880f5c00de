import type { ReadContext } from '#src/call/hosted.ts';
import {
  findExecution,
  lockExecution,
  selectAskedContacts,
  type AskedContact,
  type PendingRequest,
  type StoredExecution,
} from '#src/domain/automations/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';

/** What an address asks, and whom. */
export interface OpenedRequest {
  readonly execution: StoredExecution;
  readonly request: PendingRequest;
  readonly contact: AskedContact;
}

type Context = Pick<ReadContext, 'db' | 'identity' | 'now'>;

/** The question behind an address, unless it is over, or this person has answered it. 404 for a contact whom the agency no longer has. */
async function findRequest(
  { db, identity: { recordId, tokenId, contactId }, now }: Context,
  mode: 'look' | 'hold',
): Promise<OpenedRequest | undefined> {
  const execution = await (mode === 'hold' ? lockExecution : findExecution)(db, recordId);
  const request = execution?.status === 'paused' ? execution.pending_request : null;
  const contact = request?.contacts.find(({ token_ids: ids }) => ids.includes(tokenId ?? ''));
  if (execution === undefined || request === null || contact === undefined || contact.answered_at !== null)
    return undefined;
  if (Date.parse(request.deadline_at) <= now.getTime()) return undefined;
  if (contactId !== null && (await selectAskedContacts(db, [contactId])).length === 0) throw noRequest();
  return { execution, request, contact };
}

const noRequest = () => notFound('request', 'of this address');

/** To look at: 404 once it is over. */
export async function openedRequest(ctx: Context): Promise<OpenedRequest> {
  const found = await findRequest(ctx, 'look');
  if (found === undefined) throw noRequest();
  return found;
}

/** To answer: 409 once it is over. With `hold`, nobody else answers before the transaction ends. */
export async function requireUnanswered(
  ctx: Context,
  mode: 'look' | 'hold' = 'hold',
): Promise<OpenedRequest> {
  const found = await findRequest(ctx, mode);
  if (found === undefined)
    throw problem('state_conflict', 'The request was already answered, or is no longer asked.');
  return found;
}
