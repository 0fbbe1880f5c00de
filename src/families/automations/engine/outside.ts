import type { Doer, Operations, TransactionOptions } from '#src/call/transact.ts';
import type { Outcome, StoredExecution } from '#src/domain/automations/index.ts';
import type { McpServers } from '#src/domain/mcp-connections/index.ts';
import { actions, operationInput, type Action, type Value } from '#src/domain/workflows/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { isDisabled, type Graph } from '../flow/index.ts';
import { faultOf, StepFault } from './faults.ts';
import { callMcpTool, requireMcpCall, type McpToolNode } from './mcp-tool.ts';

/** What steps are run with. */
export interface Means {
  readonly operations: Operations;
  readonly servers: McpServers;
}

/** The input that a step has begun with. */
export interface Begun {
  readonly input: Record<string, Value>;
  readonly key: string;
  /** The attempt had begun before, by a process that died. */
  readonly isRepeated: boolean;
}

/** What a step waits for outside of a transaction. */
export type OutsideCall = (begun: Begun) => Promise<unknown>;

/** The call of a step that waits for something outside, such as an AI model or an MCP server; undefined for all others. */
export async function callOf(
  { operations, servers }: Means,
  db: Connections,
  by: { readonly doer: Doer; readonly options: TransactionOptions },
  { state, wake }: Pick<StoredExecution, 'state' | 'wake'>,
  graph: Graph,
): Promise<OutsideCall | undefined> {
  const node = state.at == null ? undefined : graph.nodes.get(state.at);
  if (node === undefined || wake !== null || isDisabled(node)) return undefined;
  if (node.type === 'mcp_tool') return toolCall(servers, db, by.doer.tenantId, node);
  if (node.type !== 'action') return undefined;
  const operation = actions().get(node.config.action_key)?.operation;
  if (operation == null || operation.isPending === true || operation.effect !== 'write') return undefined;
  if (!(await operations.waitsOutside(operation.id))) return undefined;
  return operationCall(operations, by, operation, node.config.timeout_seconds ?? 300);
}

const toolCall =
  (servers: McpServers, db: Connections, tenantId: string, node: McpToolNode): OutsideCall =>
  async ({ input, isRepeated }) =>
    callMcpTool(servers, tenantId, await requireMcpCall(db.read(tenantId), node), input, isRepeated);

/** Once under its key: an attempt that is repeated gets what the first one did. */
const operationCall =
  (
    operations: Operations,
    { doer, options }: { readonly doer: Doer; readonly options: TransactionOptions },
    operation: NonNullable<Action['operation']>,
    timeoutSeconds: number,
  ): OutsideCall =>
  async ({ input, key }) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () =>
          reject(new StepFault('timeout', `The action took longer than ${timeoutSeconds} seconds.`, true)),
        timeoutSeconds * 1_000,
      ).unref();
    });
    try {
      const asked = operationInput(operation, input);
      return await Promise.race([operations.call(doer, operation.id, asked, { ...options, key }), late]);
    } finally {
      clearTimeout(timer);
    }
  };

export async function callOutside(
  call: OutsideCall,
  begun: Begun,
): Promise<{ readonly result: unknown } | Extract<Outcome, { kind: 'failed' }>> {
  try {
    return { result: await call(begun) };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return fault;
  }
}
