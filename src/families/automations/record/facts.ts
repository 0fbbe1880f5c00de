import type { AutomationConfig, AutomationProblem } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { contractShapes } from '#src/domain/workflows/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { findProblems, type FlowFacts } from '../flow/index.ts';
import { selectCallables, selectKnownPeople, selectMcpConnections } from './facts.queries.ts';

/** What is wrong with a flow; with `accounts`, also which permissions these lack for its steps. */
export async function problemsOf(
  ctx: Pick<ReadContext, 'db' | 'now'>,
  config: AutomationConfig,
  accounts: FlowFacts['accounts'] = [],
): Promise<AutomationProblem[]> {
  const { people, callables, mcpConnections } = namedBy(config);
  const [known, called] = [await selectKnownPeople(ctx.db, people), await selectCallables(ctx.db, callables)];
  const connections = await selectMcpConnections(ctx.db, mcpConnections);
  return findProblems(config, {
    now: ctx.now,
    shapes: await contractShapes(),
    known: new Set(known),
    callables: new Map(called.map((one) => [one.id, one])),
    mcpConnections: new Map(connections.map((one) => [one.id, one])),
    accounts,
  });
}

/** Ids that a flow names. */
function namedBy({ nodes, settings }: AutomationConfig): {
  people: string[];
  callables: string[];
  mcpConnections: string[];
} {
  const mcpConnections: string[] = [];
  const failure = settings?.on_failure;
  const people = [...(failure?.user_ids ?? [])];
  const callables = failure?.automation_id == null ? [] : [failure.automation_id];
  for (const node of nodes) {
    if (node.type === 'approval' || node.type === 'choice' || node.type === 'form')
      people.push(...(node.config.asked.user_ids ?? []), ...(node.config.asked.department_ids ?? []));
    if (node.type === 'sub_automation') callables.push(node.config.automation_id);
    if (node.type === 'mcp_tool') mcpConnections.push(node.config.connection_id);
  }
  return {
    people: people.map(storedId),
    callables: callables.map(storedId),
    mcpConnections: mcpConnections.map(storedId),
  };
}
