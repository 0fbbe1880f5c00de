import type { AutomationConfig, AutomationEdge, AutomationNode } from '#generated/types.gen.ts';
import { contradictionIn } from '#src/domain/recurrence/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** 400 for what is no flow at all. An unfinished flow is one, whose problems are told beside it. */
export function requireFlow({ nodes, edges }: AutomationConfig, place: string): void {
  const keys = new Set<string>();
  for (const [index, node] of nodes.entries()) {
    if (keys.has(node.key))
      throw invalid(
        `${place}.nodes[${index}].key`,
        `${node.key} is the key of another step. Keys must be unique.`,
      );
    keys.add(node.key);
    requireUniqueKeys(node, `${place}.nodes[${index}].config`);
    requireSoundRecurrence(node, `${place}.nodes[${index}].config`);
  }
  const ports = new Set<string>();
  for (const [index, { from, to, port = 'next' }] of edges.entries()) {
    for (const [name, key] of [
      ['from', from],
      ['to', to],
    ] as const)
      if (!keys.has(key)) throw invalid(`${place}.edges[${index}].${name}`, `there is no step ${key}.`);
    if (ports.has(`${from} ${port}`))
      throw invalid(
        `${place}.edges[${index}]`,
        `the port ${port} of ${from} has an edge already. A port leads to one step.`,
      );
    ports.add(`${from} ${port}`);
  }
}

function requireSoundRecurrence({ type, config }: AutomationNode, place: string): void {
  const schedule = type === 'trigger' && config.type === 'schedule' ? config.schedule : undefined;
  const fault = schedule?.type === 'recurrence' ? contradictionIn(schedule.recurrence) : undefined;
  if (fault !== undefined) throw invalid(`${place}.schedule.recurrence.${fault.property}`, fault.message);
}

function requireUniqueKeys(node: AutomationNode, place: string): void {
  if (node.type === 'branch') requireUnique(node.config.cases, `${place}.cases`);
  if (node.type === 'choice') requireUnique(node.config.choices, `${place}.choices`);
  if (node.type === 'form') requireUnique(node.config.fields, `${place}.fields`);
  if (node.type !== 'trigger') return;
  if (node.config.type === 'manual_button') requireUnique(node.config.buttons, `${place}.buttons`);
  if (node.config.type === 'callable') requireUnique(node.config.inputs, `${place}.inputs`);
}

function requireUnique(entries: readonly { readonly key: string }[], place: string): void {
  const seen = new Set<string>();
  for (const [index, { key }] of entries.entries()) {
    if (seen.has(key))
      throw invalid(`${place}[${index}].key`, `${key} is there already. Keys must be unique.`);
    seen.add(key);
  }
}

/** Edges as they are compared: `next` is the port of those that name none. */
export const withPort = (edge: AutomationEdge): AutomationEdge => ({ ...edge, port: edge.port ?? 'next' });
