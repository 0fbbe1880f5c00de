import type { AutomationConfig, AutomationEdit } from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';

// As the contract bounds a flow.
const maxNodes = 200;
const maxEdges = 500;

/** The flow after these edits, one after the other; 400 for one that does not fit. */
export function edited(
  config: AutomationConfig,
  edits: readonly AutomationEdit[],
  place: string,
): AutomationConfig {
  const after = edits.reduce((flow, edit, index) => applied(flow, edit, `${place}[${index}]`), config);
  if (after.nodes.length > maxNodes)
    throw invalid(place, `would leave the flow with ${after.nodes.length} steps; the limit is ${maxNodes}.`);
  if (after.edges.length > maxEdges)
    throw invalid(place, `would leave the flow with ${after.edges.length} edges; the limit is ${maxEdges}.`);
  return after;
}

function applied(flow: AutomationConfig, edit: AutomationEdit, place: string): AutomationConfig {
  switch (edit.type) {
    case 'set_node': {
      const isThere = flow.nodes.some(({ key }) => key === edit.node.key);
      const nodes = isThere
        ? flow.nodes.map((node) => (node.key === edit.node.key ? edit.node : node))
        : [...flow.nodes, edit.node];
      return { ...flow, nodes };
    }
    case 'remove_node':
      requireNode(flow, edit.node_key, `${place}.node_key`);
      return {
        ...flow,
        nodes: flow.nodes.filter(({ key }) => key !== edit.node_key),
        edges: flow.edges.filter(({ from, to }) => from !== edit.node_key && to !== edit.node_key),
      };
    case 'connect': {
      requireNode(flow, edit.from, `${place}.from`);
      requireNode(flow, edit.to, `${place}.to`);
      const port = edit.port ?? 'next';
      return { ...flow, edges: [...without(flow, edit.from, port), { from: edit.from, port, to: edit.to }] };
    }
    case 'disconnect': {
      requireNode(flow, edit.from, `${place}.from`);
      const edges = without(flow, edit.from, edit.port ?? 'next');
      if (edges.length === flow.edges.length)
        throw invalid(`${place}.port`, `the port ${edit.port ?? 'next'} of ${edit.from} has no edge.`);
      return { ...flow, edges };
    }
    case 'set_settings':
      return { ...flow, settings: edit.settings };
  }
}

const without = ({ edges }: AutomationConfig, from: string, port: string) =>
  edges.filter((edge) => edge.from !== from || (edge.port ?? 'next') !== port);

function requireNode({ nodes }: AutomationConfig, key: string, place: string): void {
  if (!nodes.some((node) => node.key === key)) throw invalid(place, `there is no step ${key}.`);
}
