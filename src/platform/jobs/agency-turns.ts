import type { PoolClient } from 'pg';
import type { InTurn } from './steady-owner.ts';

/** What waits, by agency. */
export interface AgencyWork {
  /** Agencies with something due, the longest waiting first. */
  readonly agencies: (owner: PoolClient) => Promise<readonly string[]>;
  /** Does some of what waits in an agency, at most `mostAtATurn`; resolves with how much. */
  readonly work: (tenantId: string, mostAtATurn: number) => Promise<number>;
}

// Then the others have their turn.
const mostAtATurn = 20;
// What is left then waits for the next beat, so that what is newly due elsewhere is seen.
const mostRounds = 50;

/** Works on what is due, agency by agency, until nothing is left or nobody gets anything done. */
export async function takeTurns(inTurn: InTurn, { agencies, work }: AgencyWork): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    let done = 0;
    for (const tenantId of await inTurn(agencies)) done += await work(tenantId, mostAtATurn);
    if (done === 0) return;
  }
}
