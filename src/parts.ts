import type { DeletionGuard } from './families/clients/deletion-guards.ts';
import type { KeyHolder } from './field-values/key-holders.ts';
import type { ProcessUser } from './processes/process-users.ts';
import type { ToolTargetKind } from './processes/tool-targets.queries.ts';

/**
 * What modules need of others that they must not know, as one list for each question. `compose.ts` fills them in; a test may
 * bring its own.
 */
export interface Parts {
  /** What names custom fields by their keys outside of records. */
  readonly keyHolders: readonly KeyHolder[];
  /** What a client may be needed for. */
  readonly deletionGuards: readonly DeletionGuard[];
  /** What starts processes. */
  readonly processUsers: readonly ProcessUser[];
  /** Records that tools of stages may point to. */
  readonly toolTargets: readonly ToolTargetKind[];
}
