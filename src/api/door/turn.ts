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

/** Gives the call's place to others for as long as it only waits for something outside; without a place it just does so. */
export async function withoutTurn<T>(call: Call, door: Door, waiting: () => Promise<T>): Promise<T> {
  const { turnOf } = call;
  if (turnOf === undefined) return waiting();
  call.turnOf = undefined;
  door.turns.leave(turnOf);
  const value = await waiting();
  await takeTurn(call, door);
  return value;
}
