import type { AutomationNode } from '#generated/types.gen.ts';

/** The exits of a step, in the order of the editor. */
export function portsOf(node: AutomationNode): readonly string[] {
  switch (node.type) {
    case 'condition':
      return ['true', 'false'];
    case 'branch':
      return [...node.config.cases.map(({ key }) => key), 'otherwise'];
    case 'loop':
      return ['each', 'done'];
    case 'wait_for_event':
      return ['received', 'timed_out'];
    case 'approval':
      return ['approved', 'rejected', ...onDeadline(node.config)];
    case 'choice':
      return [...node.config.choices.map(({ key }) => key), ...onDeadline(node.config)];
    case 'form':
      return ['next', ...onDeadline(node.config)];
    case 'action':
    case 'sub_automation':
    case 'mcp_tool':
      return ['next', ...(node.config.on_error === 'branch' ? ['error'] : [])];
    case 'end':
      return [];
    case 'trigger':
    case 'delay':
    case 'wait_until':
    case 'set_variables':
      return ['next'];
  }
}

const onDeadline = ({ on_deadline: reaction }: { readonly on_deadline?: string }): string[] =>
  reaction === 'branch' ? ['timed_out'] : [];

/** The name of a step for people: what its author wrote, or what it is. */
export function labelOf(node: AutomationNode, actionLabel?: string): string {
  if (node.label !== undefined && node.label !== '') return node.label;
  return (node.type === 'action' ? actionLabel : undefined) ?? typeLabels[node.type];
}

export const typeLabels: Readonly<Record<AutomationNode['type'], string>> = {
  trigger: 'Trigger',
  action: 'Action',
  condition: 'Condition',
  branch: 'Branch',
  loop: 'Loop',
  delay: 'Delay',
  wait_until: 'Wait until',
  wait_for_event: 'Wait for an event',
  approval: 'Approval',
  choice: 'Choice',
  form: 'Form',
  set_variables: 'Set variables',
  sub_automation: 'Run an automation',
  mcp_tool: 'MCP tool',
  end: 'End',
};
