import type { Call } from './call.ts';
import type { Door } from './door.ts';

/**
 * Stage: waits for the agency's turn, usually without a promise. Calls of one agency wait in its own line, so that a busy
 * one fills neither the process nor the database with its work; see `Turns`. Its place is given back when the call ends.
 */
export function takeTurn(call: Call, { turns }: Door): void | Promise<void> {
  const { tenantId } = call.caller;
  const turn = turns.take(tenantId);
  if (turn !== undefined) return turn.then(() => void (call.turnOf = tenantId));
  call.turnOf = tenantId;
}

/**
 * Gives the call's place to others for as long as it only waits for something outside; without a place it just does so. A failure ends
 * the call, which needs no place for that. One that comes back brings what took long and may have been paid for, such as the answer
 * of a model. It stands in line for as long as such an answer may take: its caller waits for a minute anyway, and nobody for ever.
 */
export async function withoutTurn<T>(
  call: Pick<Call, 'turnOf'>,
  { turns }: Pick<Door, 'turns'>,
  waiting: () => Promise<T>,
): Promise<T> {
  const { turnOf } = call;
  if (turnOf === undefined) return waiting();
  call.turnOf = undefined;
  turns.leave(turnOf);
  const value = await waiting();
  await turns.take(turnOf, patienceOnReturnMs);
  call.turnOf = turnOf;
  return value;
}

const patienceOnReturnMs = 60_000;
