// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listCustomObjectStatusOptions: RequestValidators;
  readonly updateStatusOptions: RequestValidators;
  readonly readStatusOptions: RequestValidators;
  readonly readEffectiveStageStatuses: RequestValidators;
  readonly saveTagPriorityOption: RequestValidators;
  readonly deleteTagPriorityOptions: RequestValidators;
  readonly archiveTagPriorityOptions: RequestValidators;
  readonly readTagPriorityOptions: RequestValidators;
  readonly restoreTagPriorityOptions: RequestValidators;
  readonly saveStatusTemplate: RequestValidators;
  readonly deleteStatusTemplates: RequestValidators;
  readonly listStatusTemplates: RequestValidators;
};
