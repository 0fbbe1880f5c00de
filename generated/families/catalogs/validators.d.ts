// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly queryLayoutElementConfigSchemas: RequestValidators;
  readonly queryFieldEntityTypes: RequestValidators;
  readonly queryFieldLayoutDetails: RequestValidators;
  readonly queryFieldLayouts: RequestValidators;
  readonly queryFieldTypeDetails: RequestValidators;
  readonly queryFieldTypes: RequestValidators;
  readonly queryFormLayoutCapabilities: RequestValidators;
  readonly queryIcons: RequestValidators;
  readonly queryLayoutContainers: RequestValidators;
  readonly queryLayoutElements: RequestValidators;
  readonly queryLayoutItemTypes: RequestValidators;
  readonly queryLayoutWidgets: RequestValidators;
  readonly queryShortcodes: RequestValidators;
  readonly queryLayoutWidgetConfigSchemas: RequestValidators;
  readonly listScopeTypes: RequestValidators;
  readonly queryWorkflowActionConfigSchemas: RequestValidators;
  readonly queryWorkflowActions: RequestValidators;
  readonly queryWorkflowControlFlowSchemas: RequestValidators;
  readonly queryWorkflowActionGuidance: RequestValidators;
  readonly listManualTriggerButtons: RequestValidators;
  readonly queryWorkflowNodeTypes: RequestValidators;
  readonly listWorkflowSignatures: RequestValidators;
  readonly queryWorkflowTriggerConfigSchemas: RequestValidators;
  readonly queryWorkflowTriggerFilterSchemas: RequestValidators;
  readonly queryWorkflowTriggers: RequestValidators;
};
