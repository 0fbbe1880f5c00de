import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** A share of the window, and what the window still holds for everybody. */
export interface Lease {
  readonly granted: number;
  readonly remaining: number;
  readonly reset_ms: number;
}

export interface LeaseRequest {
  readonly tenantId: string;
  readonly budget: string;
  readonly subject: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly wanted: number;
}

export async function updateTokensTaken(system: Db, request: LeaseRequest): Promise<Lease> {
  const { tenantId, budget, subject, limit, windowSeconds, wanted } = request;
  const { rows } = await sql<Lease>`
    select granted, remaining, reset_ms
    from app.take_tokens(${tenantId}::uuid, ${budget}, ${subject}, ${limit}::integer, ${windowSeconds}::integer, ${wanted}::integer)`.execute(
    system,
  );
  return rows[0]!;
}
