import type {
  AutomationNodeType,
  WorkflowControlFlowSchema,
  WorkflowExit,
  WorkflowNodeTypeEntry,
} from '#generated/types.gen.ts';
import type {
  QueryWorkflowControlFlowSchemasInput,
  QueryWorkflowNodeTypesInput,
} from '#generated/families/catalogs/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { catalogPage, meets } from '../catalog-page.ts';
import { settingsOf } from '../settings.ts';
import { nodes, type Node } from './node-entries.ts';

const maxSteps = 200;

const operations = {
  trigger: 'queryWorkflowTriggerConfigSchemas',
  action: 'queryWorkflowActionConfigSchemas',
  control_flow: 'queryWorkflowControlFlowSchemas',
} as const;

const exitsOf = ({ exits }: Node): WorkflowExit[] =>
  exits.map(([key, label, description, isRepeated = false]) => ({
    key,
    label,
    description,
    is_repeated: isRepeated,
  }));

type Found = Node & { readonly key: AutomationNodeType };

const found: readonly Found[] = (Object.entries(nodes) as [AutomationNodeType, Node][]).map(
  ([key, node]) => ({
    ...node,
    key,
  }),
);

const entryOf = (node: Found): WorkflowNodeTypeEntry => ({
  key: node.key,
  label: node.label,
  description: node.description,
  icon: node.icon,
  category: node.category,
  capabilities: [...node.capabilities],
  family: node.family,
  has_entry: node.family !== 'trigger',
  exits: exitsOf(node),
  maximum_count: node.family === 'trigger' ? 1 : maxSteps,
  schema_operation: operations[node.family],
});

export const queryWorkflowNodeTypes = async (
  _: ReadContext,
  input: QueryWorkflowNodeTypesInput,
): Promise<Page<WorkflowNodeTypeEntry>> =>
  catalogPage(found.map(entryOf), input, (entry) => meets(input.body.families, [entry.family]));

export async function queryWorkflowControlFlowSchemas(
  _: ReadContext,
  input: QueryWorkflowControlFlowSchemasInput,
): Promise<Page<WorkflowControlFlowSchema>> {
  const { items, total } = catalogPage(
    found.filter(({ family }) => family === 'control_flow'),
    input,
  );
  return { items: (items as readonly Found[]).map(schemaOf), total };
}

const schemaOf = (node: Found): WorkflowControlFlowSchema => ({
  key: node.key,
  label: node.label,
  description: node.description,
  icon: node.icon,
  category: node.category,
  capabilities: [...node.capabilities],
  config_fields: settingsOf('AutomationNode', node.key).config_fields,
  exits: exitsOf(node),
  outputs: (node.outputs ?? []).map(([key, description, value_type, example]) => ({
    key,
    token: `{{ steps.${node.key}.output.${key} }}`,
    label: description.replace(/\.$/, ''),
    description,
    value_type,
    is_list: value_type === 'list',
    example,
  })),
  notes: [...(node.notes ?? [])],
  example: { ...node.example },
});
