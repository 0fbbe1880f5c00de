import type { CatalogsHandlers } from '#generated/families/catalogs/handlers.ts';
import {
  queryFieldEntityTypes,
  queryFieldLayoutDetails,
  queryFieldLayouts,
  queryFieldTypeDetails,
  queryFieldTypes,
} from './fields.ts';
import { queryIcons } from './icons.ts';
import { listScopeTypes } from './scopes.ts';
import { queryShortcodes } from './shortcodes.ts';
import { queryFormLayoutCapabilities } from './form-capabilities.ts';
import {
  queryLayoutContainers,
  queryLayoutElementConfigSchemas,
  queryLayoutElements,
  queryLayoutItemTypes,
  queryLayoutWidgetConfigSchemas,
  queryLayoutWidgets,
} from './layouts.ts';
import {
  queryWorkflowActionConfigSchemas,
  queryWorkflowActionGuidance,
  queryWorkflowActions,
} from './workflows/actions.ts';
import { queryWorkflowTriggerFilterSchemas } from './workflows/filters.ts';
import { queryWorkflowControlFlowSchemas, queryWorkflowNodeTypes } from './workflows/nodes.ts';
import { listManualTriggerButtons, listWorkflowSignatures } from './workflows/records.ts';
import { queryWorkflowTriggerConfigSchemas, queryWorkflowTriggers } from './workflows/triggers.ts';

export default {
  listScopeTypes,
  queryIcons,
  queryShortcodes,
  queryFieldEntityTypes,
  queryFieldLayoutDetails,
  queryFieldLayouts,
  queryFieldTypeDetails,
  queryFieldTypes,
  queryFormLayoutCapabilities,
  queryLayoutContainers,
  queryLayoutElementConfigSchemas,
  queryLayoutElements,
  queryLayoutItemTypes,
  queryLayoutWidgetConfigSchemas,
  queryLayoutWidgets,
  listManualTriggerButtons,
  listWorkflowSignatures,
  queryWorkflowActionConfigSchemas,
  queryWorkflowActionGuidance,
  queryWorkflowActions,
  queryWorkflowControlFlowSchemas,
  queryWorkflowNodeTypes,
  queryWorkflowTriggerConfigSchemas,
  queryWorkflowTriggerFilterSchemas,
  queryWorkflowTriggers,
} satisfies CatalogsHandlers;
