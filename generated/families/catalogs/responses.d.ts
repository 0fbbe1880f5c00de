// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly queryLayoutElementConfigSchemas: Readonly<Record<string, Validate>>;
  readonly queryFieldEntityTypes: Readonly<Record<string, Validate>>;
  readonly queryFieldLayoutDetails: Readonly<Record<string, Validate>>;
  readonly queryFieldLayouts: Readonly<Record<string, Validate>>;
  readonly queryFieldTypeDetails: Readonly<Record<string, Validate>>;
  readonly queryFieldTypes: Readonly<Record<string, Validate>>;
  readonly queryFormLayoutCapabilities: Readonly<Record<string, Validate>>;
  readonly queryIcons: Readonly<Record<string, Validate>>;
  readonly queryLayoutContainers: Readonly<Record<string, Validate>>;
  readonly queryLayoutElements: Readonly<Record<string, Validate>>;
  readonly queryLayoutItemTypes: Readonly<Record<string, Validate>>;
  readonly queryLayoutWidgets: Readonly<Record<string, Validate>>;
  readonly queryShortcodes: Readonly<Record<string, Validate>>;
  readonly queryLayoutWidgetConfigSchemas: Readonly<Record<string, Validate>>;
  readonly listScopeTypes: Readonly<Record<string, Validate>>;
  readonly queryWorkflowActionConfigSchemas: Readonly<Record<string, Validate>>;
  readonly queryWorkflowActions: Readonly<Record<string, Validate>>;
  readonly queryWorkflowControlFlowSchemas: Readonly<Record<string, Validate>>;
  readonly queryWorkflowActionGuidance: Readonly<Record<string, Validate>>;
  readonly listManualTriggerButtons: Readonly<Record<string, Validate>>;
  readonly queryWorkflowNodeTypes: Readonly<Record<string, Validate>>;
  readonly listWorkflowSignatures: Readonly<Record<string, Validate>>;
  readonly queryWorkflowTriggerConfigSchemas: Readonly<Record<string, Validate>>;
  readonly queryWorkflowTriggerFilterSchemas: Readonly<Record<string, Validate>>;
  readonly queryWorkflowTriggers: Readonly<Record<string, Validate>>;
};
