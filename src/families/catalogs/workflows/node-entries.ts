import type {
  AutomationNodeType,
  JsonObject,
  WorkflowCapability,
  WorkflowNodeFamily,
} from '#generated/types.gen.ts';

/** A kind of step as it is written down for authors. */
export interface Node {
  readonly label: string;
  readonly description: string;
  readonly icon: string;
  readonly category: string;
  readonly family: WorkflowNodeFamily;
  readonly capabilities: readonly WorkflowCapability[];
  readonly exits: readonly (readonly [key: string, label: string, description: string, isRepeated?: true])[];
  readonly outputs?: readonly (readonly [key: string, description: string, type: string, example: string])[];
  readonly notes?: readonly string[];
  readonly example: JsonObject;
}

const next = ['next', 'Next', 'The step is done.'] as const;
const failed = ['error', 'Error', 'The step failed; with `on_error: branch` alone.'] as const;
const late = [
  'timed_out',
  'Deadline passed',
  'Nobody answered in time; with `on_deadline: branch` alone.',
] as const;

const deadline = 'Without deadline_minutes the deadline of the agency applies, 7 days unless it was changed.';
const condition = { path: 'trigger.ticket.priority_level', operator: 'equals', value: 'urgent' };
const asked = { users_from: { expression: 'trigger.ticket.assigned_to' } };

/** Kinds of steps, in the order of the editor. */
export const nodes: Readonly<Record<AutomationNodeType, Node>> = {
  trigger: {
    label: 'Trigger',
    description: 'Starts the automation; each has exactly one.',
    icon: 'zap',
    category: 'start',
    family: 'trigger',
    capabilities: [],
    exits: [next],
    example: { type: 'event', event_types: ['ticket.created'] },
  },
  action: {
    label: 'Action',
    description: 'Performs an operation of this API, or sends an e-mail.',
    icon: 'play',
    category: 'actions',
    family: 'action',
    capabilities: ['retryable', 'previews'],
    exits: [next, failed],
    example: { action_key: 'create_task', inputs: { name: 'Call {{ trigger.client.name }}' } },
  },
  condition: {
    label: 'Condition',
    description: 'Goes on one way when the conditions hold and another way when they do not.',
    icon: 'split',
    category: 'branching',
    family: 'control_flow',
    capabilities: ['branches'],
    exits: [
      ['true', 'Yes', 'The conditions hold.'],
      ['false', 'No', 'They do not.'],
    ],
    notes: ['An exit that leads nowhere ends the path.', 'Groups of conditions can be nested once.'],
    example: { conditions: { logical_operator: 'AND', conditions: [condition] } },
  },
  branch: {
    label: 'Branch',
    description: 'Goes on by the first of several cases whose conditions hold.',
    icon: 'git-branch',
    category: 'branching',
    family: 'control_flow',
    capabilities: ['branches'],
    exits: [
      ['case', 'Case', 'The conditions of the case hold; the exit has the key of the case.', true],
      ['otherwise', 'Otherwise', 'No case holds.'],
    ],
    notes: ['A branch has at most 20 cases.'],
    example: { cases: [{ key: 'urgent', label: 'Urgent', conditions: { conditions: [condition] } }] },
  },
  loop: {
    label: 'Loop',
    description: 'Repeats the steps behind `each` for every item of a list.',
    icon: 'repeat',
    category: 'repetition',
    family: 'control_flow',
    capabilities: ['loops'],
    exits: [
      ['each', 'Each', 'Runs the body for an item.'],
      ['done', 'Done', 'All items are done.'],
    ],
    outputs: [
      ['items', 'What `collect` gives for each item.', 'list', '[]'],
      ['failed', 'Items that failed.', 'list', '[]'],
    ],
    notes: [
      'A loop takes 200 items unless maximum_items says otherwise, and 1,000 at most.',
      'Steps of the body read loop.<key>.item and loop.<key>.index.',
    ],
    example: { items: { expression: 'trigger.ticket.tags' } },
  },
  delay: {
    label: 'Delay',
    description: 'Waits for a period.',
    icon: 'hourglass',
    category: 'waiting',
    family: 'control_flow',
    capabilities: ['waits'],
    exits: [next],
    notes: ['A delay is 30 days at most.'],
    example: { duration_minutes: 60 },
  },
  wait_until: {
    label: 'Wait until',
    description: 'Waits until an instant, not at all when it has passed.',
    icon: 'clock',
    category: 'waiting',
    family: 'control_flow',
    capabilities: ['waits'],
    exits: [next],
    notes: ['An execution fails after 30 days in total.'],
    example: { until: { expression: 'add_days(trigger.occurred_at, 3)' } },
  },
  wait_for_event: {
    label: 'Wait for an event',
    description: 'Waits for an event of the agency, and reads its data in `output`.',
    icon: 'bell',
    category: 'waiting',
    family: 'control_flow',
    capabilities: ['waits', 'branches', 'filterable'],
    exits: [
      ['received', 'Received', 'The event happened.'],
      ['timed_out', 'Timed out', 'It did not happen in time.'],
    ],
    notes: ['Filters read the event as event.…, for example event.ticket.id.'],
    example: { event_types: ['ticket.status_changed'], timeout_minutes: 1440 },
  },
  approval: {
    label: 'Approval',
    description: 'Asks people for approval and waits for their decision.',
    icon: 'circle-check',
    category: 'questions',
    family: 'control_flow',
    capabilities: ['asks', 'branches'],
    exits: [
      ['approved', 'Approved', 'Those who were asked approved.'],
      ['rejected', 'Rejected', 'Somebody rejected.'],
      late,
    ],
    outputs: [
      ['decision', 'Decision.', 'text', 'approve'],
      ['comment', 'Comment of the last answer.', 'text', 'Go ahead.'],
      ['responses', 'All answers.', 'list', '[]'],
    ],
    notes: [deadline],
    example: { title: 'Send the offer?', asked },
  },
  choice: {
    label: 'Choice',
    description: 'Asks a person to choose, and goes on by what was chosen.',
    icon: 'list',
    category: 'questions',
    family: 'control_flow',
    capabilities: ['asks', 'branches'],
    exits: [['choice', 'Choice', 'What was chosen; the exit has the key of the choice.', true], late],
    outputs: [
      ['choice_key', 'Key of the choice.', 'text', 'call'],
      ['comment', 'Comment of the answer.', 'text', 'Tomorrow.'],
    ],
    notes: [deadline],
    example: {
      title: 'How do we answer?',
      asked,
      choices: [
        { key: 'call', label: 'Call' },
        { key: 'write', label: 'Write' },
      ],
    },
  },
  form: {
    label: 'Form',
    description: 'Asks a person to fill in fields, which later steps read in `output`.',
    icon: 'clipboard-list',
    category: 'questions',
    family: 'control_flow',
    capabilities: ['asks'],
    exits: [next, late],
    notes: [deadline, 'Values stand in the output by the keys of their fields.'],
    example: {
      title: 'Budget of the campaign',
      asked,
      fields: [{ key: 'budget', label: 'Budget', type: 'number', is_required: true }],
    },
  },
  set_variables: {
    label: 'Set variables',
    description: 'Stores values that later steps read as `variables.<name>`.',
    icon: 'variable',
    category: 'values',
    family: 'control_flow',
    capabilities: [],
    exits: [next],
    notes: ['A step sets at most 100 variables.'],
    example: { variables: { due: { expression: 'add_days(trigger.occurred_at, 3)' } } },
  },
  sub_automation: {
    label: 'Run an automation',
    description: 'Runs another automation with a callable trigger.',
    icon: 'workflow',
    category: 'automations',
    family: 'control_flow',
    capabilities: ['waits'],
    exits: [next, failed],
    notes: ['Automations call each other five levels deep at most.'],
    example: { automation_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e9018' },
  },
  mcp_tool: {
    label: 'MCP tool',
    description: 'Calls a tool of a connected MCP server that the agency allows.',
    icon: 'plug',
    category: 'actions',
    family: 'control_flow',
    capabilities: ['external', 'retryable'],
    exits: [next, failed],
    notes: [
      'The output has the `text` of the result and its structured content as `data`.',
      'A call that the server may have executed is not repeated, unless the tool only reads.',
    ],
    example: { connection_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e9018', tool_name: 'search', inputs: {} },
  },
  end: {
    label: 'End',
    description: 'Ends the execution, also from within a loop.',
    icon: 'square',
    category: 'start',
    family: 'control_flow',
    capabilities: [],
    exits: [],
    notes: ['Without an end, an execution succeeds at an exit that leads nowhere.'],
    example: { outcome: 'succeeded' },
  },
};
