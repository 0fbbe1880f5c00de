// Written by the compiler from the contract; change the contract instead.
import type { WriteContext } from '../../context.ts';
import type { WithFiles } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface CreateWorkInput {
  readonly body: WithFiles<t.CreateWorkData['body'], 'picture' | 'sketches' | 'licence'>;
}

export interface CreateScanInput {
  readonly body: WithFiles<t.CreateScanData['body'], 'page'>;
}

/** works: one handler per operation of the contract. */
export interface WorksHandlers {
  /** createWork · POST /works · none */
  readonly createWork: (ctx: WriteContext<never>, input: CreateWorkInput) => Promise<void>;
  /** createScan · POST /scans · none */
  readonly createScan: (ctx: WriteContext<never>, input: CreateScanInput) => Promise<void>;
}
