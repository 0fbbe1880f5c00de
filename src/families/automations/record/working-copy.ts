import { hash } from 'node:crypto';
import type { AutomationConfig, AutomationProblem } from '#generated/types.gen.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { errorsAmong, Graph } from '../flow/index.ts';

/** Columns that repeat what a flow says, for lists and triggers. */
export interface FlowColumns {
  readonly trigger_type: string | null;
  readonly event_types: string[];
  readonly action_keys: string[];
  readonly node_count: number;
}

export function flowColumns(config: AutomationConfig): FlowColumns {
  const trigger = new Graph(config).trigger?.config;
  const keys = config.nodes.flatMap((node) => (node.type === 'action' ? [node.config.action_key] : []));
  return {
    trigger_type: trigger?.type ?? null,
    event_types: trigger?.type === 'event' ? trigger.event_types : [],
    action_keys: [...new Set(keys)].sort(),
    node_count: config.nodes.length,
  };
}

/** Columns of the working copy, with what is wrong with it. */
export const workingCopyColumns = (config: AutomationConfig, problems: readonly AutomationProblem[]) => ({
  ...flowColumns(config),
  config: JSON.stringify(config),
  config_hash: hashOf(config),
  problems: JSON.stringify(problems),
  problem_count: errorsAmong(problems).length,
});

/** What tells whether two flows say the same, whatever the order of their properties. */
export const hashOf = (config: AutomationConfig): string => hash('sha256', sorted(config));

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${sorted(each)}`)
    .join(',')}}`;
}

/** Buttons keep the ids that they had, by id or by key; new ones get one. */
export function withButtonIds(config: AutomationConfig, former: AutomationConfig | null): AutomationConfig {
  const known = new Map(buttonsIn(former).map(({ id, key }) => [key, id]));
  const ids = new Set(known.values());
  return {
    ...config,
    nodes: config.nodes.map((node) => {
      if (node.type !== 'trigger' || node.config.type !== 'manual_button') return node;
      const buttons = node.config.buttons.map((button) => ({
        ...button,
        id: button.id !== undefined && ids.has(button.id) ? button.id : (known.get(button.key) ?? uuid7()),
      }));
      return { ...node, config: { ...node.config, buttons } };
    }),
  };
}

export const buttonsIn = (config: AutomationConfig | null) =>
  (config?.nodes ?? []).flatMap((node) =>
    node.type === 'trigger' && node.config.type === 'manual_button' ? node.config.buttons : [],
  );
