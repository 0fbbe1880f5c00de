import type { Outcome } from '#src/domain/automations/index.ts';
import { masked, type Value } from '#src/domain/workflows/index.ts';
import { actionOf, emailOf, runAction } from '../engine/action.ts';
import { requireMcpCall } from '../engine/mcp-tool.ts';
import { runNode, type StepRun } from '../engine/run-node.ts';
import { requireCallable } from '../engine/sub-automation.ts';

/** What came of a step that changes nothing: its outcome, and in words what it would have done. */
export interface Simulated {
  readonly outcome: Outcome;
  readonly preview: string | null;
}

type Inputs = Readonly<Record<string, Value>>;

const maxPreview = 4_000;
const maxValue = 200;

/** Does a step, but for what it would write or call outside: of that it says what it would be. */
export async function simulate(run: StepRun, input: Record<string, Value> | null): Promise<Simulated> {
  const { node } = run;
  switch (node.type) {
    case 'action': {
      const action = actionOf(node);
      if (action.operation?.effect === 'read')
        return { outcome: await runAction(run, node, input!), preview: null };
      return would(action.operation === null ? sending(input!) : doing(action.label, input!));
    }
    case 'mcp_tool': {
      const { connection, tool } = await requireMcpCall(run.ctx.db, node);
      return would(doing(`call the tool ${tool.name} of ${connection.name}`, input!));
    }
    case 'sub_automation': {
      const { name } = await requireCallable(run, node, input!);
      return would(doing(`run the automation ${name}`, input!));
    }
    default:
      return { outcome: await runNode(run, input), preview: null };
  }
}

const would = (what: string): Simulated => ({
  outcome: { kind: 'done', port: 'next', output: null },
  preview: `Would ${what}.`.slice(0, maxPreview),
});

function sending(inputs: Inputs): string {
  const { recipients, subject } = emailOf(inputs);
  return `send “${subject}” to ${recipients.join(', ')}`;
}

/** The action and its inputs, without secrets: `create a task with name “Call Harbor Dental”`. */
function doing(label: string, inputs: Inputs): string {
  const verb = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const values = Object.entries(masked(inputs)).filter(([, value]) => value !== null);
  if (values.length === 0) return verb;
  return `${verb} with ${values.map(([name, value]) => `${name} ${shown(value)}`).join(', ')}`;
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const short = text.length > maxValue ? `${text.slice(0, maxValue)}…` : text;
  return typeof value === 'string' ? `“${short}”` : short;
}
