// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listCustomObjectStatusOptions: Readonly<Record<string, Validate>>;
  readonly updateStatusOptions: Readonly<Record<string, Validate>>;
  readonly readStatusOptions: Readonly<Record<string, Validate>>;
  readonly readEffectiveStageStatuses: Readonly<Record<string, Validate>>;
  readonly saveTagPriorityOption: Readonly<Record<string, Validate>>;
  readonly deleteTagPriorityOptions: Readonly<Record<string, Validate>>;
  readonly archiveTagPriorityOptions: Readonly<Record<string, Validate>>;
  readonly readTagPriorityOptions: Readonly<Record<string, Validate>>;
  readonly restoreTagPriorityOptions: Readonly<Record<string, Validate>>;
  readonly saveStatusTemplate: Readonly<Record<string, Validate>>;
  readonly deleteStatusTemplates: Readonly<Record<string, Validate>>;
  readonly listStatusTemplates: Readonly<Record<string, Validate>>;
};
