import type { Handlers } from '#generated/handlers.ts';
import type { FamilyName } from '#generated/operations.ts';
import type { StageToolTarget } from '#generated/types.gen.ts';
import { layoutKeys } from './families/client-profiles/layouts.queries.ts';
import { listPreferenceKeys } from './families/clients/list-preferences.queries.ts';
import type { DeletionGuard, KeyHolder, Parts, ProcessUser, ToolTargetKind } from './call/parts.ts';
import { processKeys } from './domain/processes/index.ts';

/**
 * Stands for the part of a family that has no handlers yet. Once it has some this is a type error, and the family's own part
 * takes the place: nothing is forgotten because nobody imported it.
 */
const whenBuilt = (_family: Exclude<FamilyName, keyof Handlers>): undefined => undefined;

const keyHolders = {
  list_preference: listPreferenceKeys,
  layout: layoutKeys,
  process: processKeys,
} satisfies Record<KeyHolder['kind'], KeyHolder>;

// Active programs and open invoices keep a client (domain model §6).
const deletionGuards: readonly (DeletionGuard | undefined)[] = [whenBuilt('programs'), whenBuilt('invoices')];

const processUsers: readonly (ProcessUser | undefined)[] = [whenBuilt('programs'), whenBuilt('automations')];

const toolTargets = {
  sop: whenBuilt('sops'),
  form: whenBuilt('forms'),
  automation: whenBuilt('automations'),
  ai_preset: whenBuilt('ai'),
} satisfies Record<StageToolTarget['kind'], ToolTargetKind | undefined>;

const built = <T extends object>(parts: readonly (T | undefined)[]): readonly T[] =>
  parts.filter((part): part is T => part !== undefined);

/** The one place where the parts of the service meet. */
export const parts: Parts = {
  keyHolders: Object.values(keyHolders),
  deletionGuards: built(deletionGuards),
  processUsers: built(processUsers),
  toolTargets: built<ToolTargetKind>(Object.values(toolTargets)),
};
