import { families } from '#generated/operations.ts';
import { openPermissions } from '#generated/permissions.ts';
import type { Operation } from '#generated/operation.ts';
import type { PackTool } from '#generated/mcp/types.gen.ts';
import { readGuidance } from './guidance-file.ts';
import { loadCatalogue, type Catalogue, type Tool } from './router/catalogue.ts';

/** A tool with the operation that it calls. */
export interface OperationTool extends Tool {
  readonly operation: Operation;
}

/** What the compiler wrote for who does not know a tool well. */
export interface Guidance {
  readonly inputSchema: Record<string, unknown>;
  readonly example: { readonly arguments: Record<string, unknown>; readonly answer: Record<string, unknown> };
  readonly errors: readonly { readonly status: number; readonly description: string }[];
  readonly states: readonly {
    readonly property: string;
    readonly description: string;
    readonly values: Record<string, string>;
  }[];
}

/** Every operation of the public API as a tool, by name. */
export class Toolbox {
  readonly catalogue: Catalogue;
  readonly #tools: ReadonlyMap<string, OperationTool>;

  constructor(catalogue: Catalogue = loadCatalogue()) {
    this.catalogue = catalogue;
    const operations = new Map(
      families.flatMap((family) =>
        family.operations.map((operation): [string, Operation] => [operation.id, operation]),
      ),
    );
    this.#tools = new Map(
      catalogue.tools.map((tool) => [tool.name, { ...tool, operation: operations.get(tool.operationId)! }]),
    );
  }

  get(name: string): OperationTool | undefined {
    return this.#tools.get(name);
  }

  /** The tool that calls an operation. */
  of(operationId: string): OperationTool {
    for (const tool of this.#tools.values()) if (tool.operationId === operationId) return tool;
    throw new Error(`No tool calls ${operationId}: compile the contract.`);
  }

  get all(): Iterable<OperationTool> {
    return this.#tools.values();
  }

  async guidance(tool: Tool): Promise<Guidance> {
    return (await readGuidance(tool.family, tool.name)) as Guidance;
  }
}

/** Owners and admins were given every permission when they were authenticated. */
export const isPermitted = (
  { permission }: Pick<Tool, 'permission'>,
  permissions: ReadonlySet<string>,
): boolean => openPermissions.has(permission) || permissions.has(permission);

export const effectOf = ({
  readOnly,
  destructive,
}: Pick<Tool, 'readOnly' | 'destructive'>): PackTool['effect'] =>
  destructive ? 'destructive' : readOnly ? 'read' : 'write';

/** A tool as a host sees it in its pack. */
export const packed = (tool: Tool): PackTool => ({
  name: tool.name,
  effect: effectOf(tool),
  description: `${sentence(tool.title)} ${sentence(tool.when)}`,
  input: tool.input,
  ...(tool.pending && { is_pending: true }),
});

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
