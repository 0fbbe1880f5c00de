import { isDisabled, type Graph } from './graph.rules.ts';
import { portsOf } from './ports.rules.ts';
import type { Problems } from './problems.ts';

/** Problems of the ways between steps. */
export function findGraphProblems(graph: Graph, problems: Problems): void {
  const { trigger } = graph;
  const triggers = [...graph.nodes.values()].filter(({ type }) => type === 'trigger');
  if (triggers.length === 0)
    problems.add('missing_trigger', null, null, 'The flow has no trigger. Add a step of the type trigger.');
  for (const { key } of triggers.slice(1))
    problems.add('several_triggers', key, null, 'The flow has another trigger. Remove all triggers but one.');
  findEdgeProblems(graph, problems);
  if (trigger !== undefined) findUnreachable(graph, trigger.key, problems);
  for (const key of graph.endless())
    problems.add(
      'unconditional_cycle',
      key,
      null,
      'The step repeats for ever. Let an exit of a condition or branch leave the circle.',
    );
  findLoopEscapes(graph, problems);
}

function findEdgeProblems(graph: Graph, problems: Problems): void {
  for (const node of graph.nodes.values()) {
    const ports = new Set([...portsOf(node), ...(isDisabled(node) ? ['next'] : [])]);
    for (const port of graph.usedPorts(node.key)) {
      if (ports.has(port)) continue;
      const known = [...ports].join(', ');
      problems.add(
        'unknown_port',
        node.key,
        null,
        known === ''
          ? `An end has no exits. Remove the edge from ${port}.`
          : `The step has no exit ${port}. Its exits are ${known}.`,
      );
    }
    for (const needed of node.type === 'trigger' ? ['next'] : node.type === 'loop' ? ['each'] : [])
      if (!isDisabled(node) && graph.target(node.key, needed) === undefined)
        problems.add(
          'missing_edge',
          node.key,
          null,
          `The exit ${needed} leads nowhere. Connect it to a step.`,
        );
    if (isDisabled(node))
      problems.add(
        'unused_step',
        node.key,
        null,
        'The step is disabled and is skipped. Enable or remove it.',
      );
  }
}

function findUnreachable(graph: Graph, trigger: string, problems: Problems): void {
  const reached = graph.reachable([trigger]);
  for (const key of graph.nodes.keys())
    if (!reached.has(key))
      problems.add(
        'unreachable_node',
        key,
        null,
        'No way leads from the trigger to the step. Connect or remove it.',
      );
}

/** Only a loop leads into its body, and only an end leads out of it. */
function findLoopEscapes(graph: Graph, problems: Problems): void {
  const escaped = new Set<string>();
  const escape = (key: string, message: string) => {
    if (escaped.has(key)) return;
    escaped.add(key);
    problems.add('loop_escape', key, null, message);
  };
  for (const loop of graph.nodes.values()) {
    if (loop.type !== 'loop') continue;
    const body = graph.body(loop);
    for (const key of graph.nodes.keys()) {
      for (const port of graph.exits(key)) {
        const target = graph.target(key, port);
        if (target === undefined) continue;
        if (body.has(key) && target === loop.key)
          escape(
            key,
            `The step leads back to the loop ${loop.key}. Leave its exit open: the loop goes on by itself.`,
          );
        const isEntry = key === loop.key && port === 'each';
        if (body.has(target) && !body.has(key) && !isEntry)
          escape(
            target,
            `The step is in the body of the loop ${loop.key}, but ${key} leads to it from outside. Use a copy of the step there.`,
          );
      }
    }
  }
}
