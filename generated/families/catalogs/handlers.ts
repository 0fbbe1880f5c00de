// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, WithDefaults } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface QueryLayoutElementConfigSchemasInput {
  readonly query: WithDefaults<NonNullable<t.QueryLayoutElementConfigSchemasData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryLayoutElementConfigSchemasData['body'];
}

export interface QueryFieldEntityTypesInput {
  readonly query: WithDefaults<NonNullable<t.QueryFieldEntityTypesData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryFieldEntityTypesData['body'];
}

export interface QueryFieldLayoutDetailsInput {
  readonly query: WithDefaults<NonNullable<t.QueryFieldLayoutDetailsData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryFieldLayoutDetailsData['body'];
}

export interface QueryFieldLayoutsInput {
  readonly query: WithDefaults<NonNullable<t.QueryFieldLayoutsData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryFieldLayoutsData['body'];
}

export interface QueryFieldTypeDetailsInput {
  readonly query: WithDefaults<NonNullable<t.QueryFieldTypeDetailsData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryFieldTypeDetailsData['body'];
}

export interface QueryFieldTypesInput {
  readonly query: WithDefaults<NonNullable<t.QueryFieldTypesData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryFieldTypesData['body'];
}

export interface QueryFormLayoutCapabilitiesInput {
  readonly query: WithDefaults<NonNullable<t.QueryFormLayoutCapabilitiesData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryFormLayoutCapabilitiesData['body'];
}

export interface QueryIconsInput {
  readonly query: WithDefaults<NonNullable<t.QueryIconsData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryIconsData['body'];
}

export interface QueryLayoutContainersInput {
  readonly query: WithDefaults<NonNullable<t.QueryLayoutContainersData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryLayoutContainersData['body'];
}

export interface QueryLayoutElementsInput {
  readonly query: WithDefaults<NonNullable<t.QueryLayoutElementsData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryLayoutElementsData['body'];
}

export interface QueryLayoutItemTypesInput {
  readonly query: WithDefaults<NonNullable<t.QueryLayoutItemTypesData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryLayoutItemTypesData['body'];
}

export interface QueryLayoutWidgetsInput {
  readonly query: WithDefaults<NonNullable<t.QueryLayoutWidgetsData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryLayoutWidgetsData['body'];
}

export interface QueryShortcodesInput {
  readonly query: WithDefaults<NonNullable<t.QueryShortcodesData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryShortcodesData['body'];
}

export interface QueryLayoutWidgetConfigSchemasInput {
  readonly query: WithDefaults<NonNullable<t.QueryLayoutWidgetConfigSchemasData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryLayoutWidgetConfigSchemasData['body'];
}

export interface ListScopeTypesInput {
  readonly query: WithDefaults<NonNullable<t.ListScopeTypesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface QueryWorkflowActionConfigSchemasInput {
  readonly query: WithDefaults<NonNullable<t.QueryWorkflowActionConfigSchemasData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryWorkflowActionConfigSchemasData['body'];
}

export interface QueryWorkflowActionsInput {
  readonly query: WithDefaults<NonNullable<t.QueryWorkflowActionsData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryWorkflowActionsData['body'];
}

export interface QueryWorkflowControlFlowSchemasInput {
  readonly query: WithDefaults<NonNullable<t.QueryWorkflowControlFlowSchemasData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryWorkflowControlFlowSchemasData['body'];
}

export interface QueryWorkflowActionGuidanceInput {
  readonly query: WithDefaults<NonNullable<t.QueryWorkflowActionGuidanceData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryWorkflowActionGuidanceData['body'];
}

export interface ListManualTriggerButtonsInput {
  readonly query: WithDefaults<NonNullable<t.ListManualTriggerButtonsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface QueryWorkflowNodeTypesInput {
  readonly query: WithDefaults<NonNullable<t.QueryWorkflowNodeTypesData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryWorkflowNodeTypesData['body'];
}

export interface ListWorkflowSignaturesInput {
  readonly query: WithDefaults<NonNullable<t.ListWorkflowSignaturesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface QueryWorkflowTriggerConfigSchemasInput {
  readonly query: WithDefaults<NonNullable<t.QueryWorkflowTriggerConfigSchemasData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryWorkflowTriggerConfigSchemasData['body'];
}

export interface QueryWorkflowTriggerFilterSchemasInput {
  readonly query: WithDefaults<NonNullable<t.QueryWorkflowTriggerFilterSchemasData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryWorkflowTriggerFilterSchemasData['body'];
}

export interface QueryWorkflowTriggersInput {
  readonly query: WithDefaults<NonNullable<t.QueryWorkflowTriggersData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.QueryWorkflowTriggersData['body'];
}

/** Catalogs: one handler per operation of the contract. */
export interface CatalogsHandlers {
  /** Get layout element settings · POST /v1/authoring-catalogs/element-config-schema/query · any */
  readonly queryLayoutElementConfigSchemas: (ctx: ReadContext, input: QueryLayoutElementConfigSchemasInput) => Promise<Page<t.QueryLayoutElementConfigSchemasResponse['data'][number]>>;
  /** List record kinds for custom fields · POST /v1/authoring-catalogs/field-entity-types/query · any */
  readonly queryFieldEntityTypes: (ctx: ReadContext, input: QueryFieldEntityTypesInput) => Promise<Page<t.QueryFieldEntityTypesResponse['data'][number]>>;
  /** Get field layout details · POST /v1/authoring-catalogs/field-layout-details/query · any */
  readonly queryFieldLayoutDetails: (ctx: ReadContext, input: QueryFieldLayoutDetailsInput) => Promise<Page<t.QueryFieldLayoutDetailsResponse['data'][number]>>;
  /** List field layouts · POST /v1/authoring-catalogs/field-layouts/query · any */
  readonly queryFieldLayouts: (ctx: ReadContext, input: QueryFieldLayoutsInput) => Promise<Page<t.QueryFieldLayoutsResponse['data'][number]>>;
  /** Get field type details · POST /v1/authoring-catalogs/field-type-details/query · any */
  readonly queryFieldTypeDetails: (ctx: ReadContext, input: QueryFieldTypeDetailsInput) => Promise<Page<t.QueryFieldTypeDetailsResponse['data'][number]>>;
  /** List field types · POST /v1/authoring-catalogs/field-types/query · any */
  readonly queryFieldTypes: (ctx: ReadContext, input: QueryFieldTypesInput) => Promise<Page<t.QueryFieldTypesResponse['data'][number]>>;
  /** List form layout capabilities · POST /v1/authoring-catalogs/form-layout-capabilities/query · any */
  readonly queryFormLayoutCapabilities: (ctx: ReadContext, input: QueryFormLayoutCapabilitiesInput) => Promise<Page<t.QueryFormLayoutCapabilitiesResponse['data'][number]>>;
  /** Search the icon catalogue · POST /v1/authoring-catalogs/icons/query · any */
  readonly queryIcons: (ctx: ReadContext, input: QueryIconsInput) => Promise<Page<t.QueryIconsResponse['data'][number]>>;
  /** List layout containers · POST /v1/authoring-catalogs/layout-containers/query · any */
  readonly queryLayoutContainers: (ctx: ReadContext, input: QueryLayoutContainersInput) => Promise<Page<t.QueryLayoutContainersResponse['data'][number]>>;
  /** List layout elements · POST /v1/authoring-catalogs/layout-elements/query · any */
  readonly queryLayoutElements: (ctx: ReadContext, input: QueryLayoutElementsInput) => Promise<Page<t.QueryLayoutElementsResponse['data'][number]>>;
  /** List layout item types · POST /v1/authoring-catalogs/layout-item-types/query · any */
  readonly queryLayoutItemTypes: (ctx: ReadContext, input: QueryLayoutItemTypesInput) => Promise<Page<t.QueryLayoutItemTypesResponse['data'][number]>>;
  /** List layout widgets · POST /v1/authoring-catalogs/layout-widgets/query · any */
  readonly queryLayoutWidgets: (ctx: ReadContext, input: QueryLayoutWidgetsInput) => Promise<Page<t.QueryLayoutWidgetsResponse['data'][number]>>;
  /** List the shortcodes of a scope · POST /v1/authoring-catalogs/shortcodes/query · any */
  readonly queryShortcodes: (ctx: ReadContext, input: QueryShortcodesInput) => Promise<Page<t.QueryShortcodesResponse['data'][number]>>;
  /** Get layout widget settings · POST /v1/authoring-catalogs/widget-config-schema/query · any */
  readonly queryLayoutWidgetConfigSchemas: (ctx: ReadContext, input: QueryLayoutWidgetConfigSchemasInput) => Promise<Page<t.QueryLayoutWidgetConfigSchemasResponse['data'][number]>>;
  /** List scope types · GET /v1/scope-types · any */
  readonly listScopeTypes: (ctx: ReadContext, input: ListScopeTypesInput) => Promise<Page<t.ListScopeTypesResponse['data'][number]>>;
  /** Get action inputs and results · POST /v1/workflow-catalogs/action-config-schema/query · automations.view */
  readonly queryWorkflowActionConfigSchemas: (ctx: ReadContext, input: QueryWorkflowActionConfigSchemasInput) => Promise<Page<t.QueryWorkflowActionConfigSchemasResponse['data'][number]>>;
  /** List automation actions · POST /v1/workflow-catalogs/actions/query · automations.view */
  readonly queryWorkflowActions: (ctx: ReadContext, input: QueryWorkflowActionsInput) => Promise<Page<t.QueryWorkflowActionsResponse['data'][number]>>;
  /** Get control flow node settings · POST /v1/workflow-catalogs/control-flow-schema/query · automations.view */
  readonly queryWorkflowControlFlowSchemas: (ctx: ReadContext, input: QueryWorkflowControlFlowSchemasInput) => Promise<Page<t.QueryWorkflowControlFlowSchemasResponse['data'][number]>>;
  /** Get integration action guidance · POST /v1/workflow-catalogs/integration-action-guidance/query · automations.view */
  readonly queryWorkflowActionGuidance: (ctx: ReadContext, input: QueryWorkflowActionGuidanceInput) => Promise<Page<t.QueryWorkflowActionGuidanceResponse['data'][number]>>;
  /** List manual trigger buttons · GET /v1/workflow-catalogs/manual-trigger-buttons · automations.view */
  readonly listManualTriggerButtons: (ctx: ReadContext, input: ListManualTriggerButtonsInput) => Promise<Page<t.ListManualTriggerButtonsResponse['data'][number]>>;
  /** List automation node types · POST /v1/workflow-catalogs/node-types/query · automations.view */
  readonly queryWorkflowNodeTypes: (ctx: ReadContext, input: QueryWorkflowNodeTypesInput) => Promise<Page<t.QueryWorkflowNodeTypesResponse['data'][number]>>;
  /** List signatures for automations · GET /v1/workflow-catalogs/tenant-signatures · automations.view */
  readonly listWorkflowSignatures: (ctx: ReadContext, input: ListWorkflowSignaturesInput) => Promise<Page<t.ListWorkflowSignaturesResponse['data'][number]>>;
  /** Get trigger settings and data · POST /v1/workflow-catalogs/trigger-config-schema/query · automations.view */
  readonly queryWorkflowTriggerConfigSchemas: (ctx: ReadContext, input: QueryWorkflowTriggerConfigSchemasInput) => Promise<Page<t.QueryWorkflowTriggerConfigSchemasResponse['data'][number]>>;
  /** Get trigger filter fields · POST /v1/workflow-catalogs/trigger-filter-schema/query · automations.view */
  readonly queryWorkflowTriggerFilterSchemas: (ctx: ReadContext, input: QueryWorkflowTriggerFilterSchemasInput) => Promise<Page<t.QueryWorkflowTriggerFilterSchemasResponse['data'][number]>>;
  /** List automation triggers · POST /v1/workflow-catalogs/triggers/query · automations.view */
  readonly queryWorkflowTriggers: (ctx: ReadContext, input: QueryWorkflowTriggersInput) => Promise<Page<t.QueryWorkflowTriggersResponse['data'][number]>>;
}
