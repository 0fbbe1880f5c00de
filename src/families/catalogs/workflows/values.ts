import type { WorkflowOutput } from '#generated/types.gen.ts';

const maxOutputs = 300;
const maxDepth = 4;
const maxExample = 500;
const maxLabel = 120;
/** Paths with other names are written in brackets, which a catalogue of short paths leaves out. */
const name = /^[a-z][a-z0-9_]*$/;

/** The values in an example of what a trigger or a step provides, by the path that leads to each. */
export function outputsOf(example: unknown, root: string): WorkflowOutput[] {
  const found: WorkflowOutput[] = [];
  collect(example, [], root, found);
  return found.slice(0, maxOutputs);
}

function collect(value: unknown, path: readonly string[], root: string, found: WorkflowOutput[]): void {
  if (isRecord(value) && !isMoney(value) && path.length < maxDepth) {
    for (const [key, part] of Object.entries(value))
      if (name.test(key)) collect(part, [...path, key], root, found);
    return;
  }
  if (path.length === 0) return;
  const key = path.join('.');
  const label = labelOf(path);
  found.push({
    key,
    token: `{{ ${root}.${key} }}`,
    label,
    description: `${label}.`,
    value_type: typeOf(value),
    is_list: Array.isArray(value),
    example: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, maxExample),
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMoney = (value: Record<string, unknown>): boolean =>
  'amount_minor' in value && Object.keys(value).length === 2;

const instant = /^\d{4}-\d{2}-\d{2}T/;
const day = /^\d{4}-\d{2}-\d{2}$/;

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'checkbox';
  if (isRecord(value) && isMoney(value)) return 'money';
  if (typeof value === 'string' && instant.test(value)) return 'date_time';
  return typeof value === 'string' && day.test(value) ? 'date' : 'text';
}

/** `ticket.priority_level` is "Ticket priority level". */
export function labelOf(path: readonly string[]): string {
  const words = path.join(' ').replaceAll('_', ' ');
  return `${words[0]!.toUpperCase()}${words.slice(1)}`.slice(0, maxLabel);
}
