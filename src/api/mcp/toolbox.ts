import { LRUCache } from 'lru-cache';
import { families } from '#generated/operations.ts';
import type { Operation } from '#generated/operation.ts';
import type { DestructiveValues, PackTool } from '#generated/mcp/types.gen.ts';
import { readGuidance } from './guidance-file.ts';
import { loadCatalogue, type Catalogue, type Tool } from './router/catalogue.ts';
import { hasConsequences, hasPermission, type Rights } from './router/index.ts';

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

/** Tools that turn words into ids: others that come before a tool, such as previews, take ids themselves. */
const finds = /^(list|search|lookup|find|query|resolve)_/;

/** Every operation of the public API as a tool, by name. */
export class Toolbox {
  readonly catalogue: Catalogue;
  readonly #tools: ReadonlyMap<string, OperationTool>;
  readonly #names: ReadonlyMap<string, string>;
  /** Tools that read, by their paths. */
  readonly #readers: ReadonlyMap<string, OperationTool>;
  readonly #schemas = new LRUCache<string, Record<string, unknown>>({ max: maxSchemas });

  constructor(catalogue: Catalogue = loadCatalogue()) {
    this.catalogue = catalogue;
    const operations = new Map(
      families.flatMap((family) =>
        family.operations.map((operation): [string, Operation] => [operation.id, operation]),
      ),
    );
    this.#names = new Map(catalogue.tools.map(({ operationId, name }) => [operationId, name]));
    this.#tools = new Map(
      catalogue.tools.map((tool) => [
        tool.name,
        {
          ...tool,
          description: this.inToolNames(tool.description),
          when: this.inToolNames(tool.when),
          operation: operations.get(tool.operationId)!,
        },
      ]),
    );
    this.#readers = new Map(
      [...this.#tools.values()]
        .filter(({ operation }) => operation.method === 'GET')
        .map((tool) => [tool.path, tool]),
    );
  }

  get(name: string): OperationTool | undefined {
    return this.#tools.get(name);
  }

  /** The tool that calls an operation. */
  of(operationId: string): OperationTool {
    const tool = this.find(operationId);
    if (tool === undefined) throw new Error(`No tool calls ${operationId}: compile the contract.`);
    return tool;
  }

  /** The same, undefined for an operation that needs more than JSON, or that there is not. */
  find(operationId: string): OperationTool | undefined {
    const name = this.#names.get(operationId);
    return name === undefined ? undefined : this.#tools.get(name);
  }

  /** A text of the contract with `assign_ticket` for `assignTicket`: hosts know operations by their tools. */
  inToolNames(text: string): string {
    return text.replace(/\b[a-z]+(?:[A-Z][a-z\d]*)+\b/g, (word) => this.#names.get(word) ?? word);
  }

  /** Where a tool's path is about one record, the tool that reads it. */
  readerOf({ path }: Tool): OperationTool | undefined {
    const record = path.slice(0, path.lastIndexOf('}') + 1);
    return record === '' ? undefined : this.#readers.get(record);
  }

  /** Tools that find the ids which a tool takes. */
  lookupsOf(tool: Tool): string[] {
    const finding = tool.after.filter((name) => finds.test(name));
    if (finding.length > 0) return finding.slice(0, 3);
    const list = this.#readers.get(tool.path.split('/{')[0]!);
    return list === undefined || list.name === tool.name ? [] : [list.name];
  }

  get all(): Iterable<OperationTool> {
    return this.#tools.values();
  }

  /** The schema of a tool's input, kept once it was read: it is needed for arguments that were refused. */
  async inputSchema(tool: Tool): Promise<Record<string, unknown>> {
    const known = this.#schemas.get(tool.name);
    if (known !== undefined) return known;
    const { inputSchema } = await this.guidance(tool);
    this.#schemas.set(tool.name, inputSchema);
    return inputSchema;
  }

  async guidance(tool: Tool): Promise<Guidance> {
    return (await readGuidance(tool.family, tool.name)) as Guidance;
  }
}

const maxSchemas = 100;

/** Why a caller may not call a tool. */
export const refusalOf = (tool: Tool, rights: Rights): string =>
  hasPermission(tool, rights)
    ? tool.credential === 'secret'
      ? 'apps connected with OAuth cannot create or show keys and secrets: the person does this in the console'
      : 'this app was not allowed to manage people and permissions: the person connects it again and ticks "Manage people and permissions", or does this in the console'
    : `it requires the permission ${tool.permission}, which you do not have`;

/** As `service_call_api` judges it: what asks for confirmation there is destructive here. */
export const effectOf = (tool: Pick<Tool, 'name' | 'readOnly' | 'destructive'>): PackTool['effect'] =>
  tool.readOnly ? 'read' : hasConsequences(tool) ? 'destructive' : 'write';

/** What makes a call of it destructive, as a host is told. */
export const destructiveIf = ({ destructiveIf: values }: Pick<Tool, 'destructiveIf'>) =>
  values === undefined ? {} : { destructive_if: { ...values } as DestructiveValues };

/** A tool as a host sees it in its pack. */
export const packed = (tool: Tool): PackTool => ({
  name: tool.name,
  effect: effectOf(tool),
  ...destructiveIf(tool),
  description: `${sentence(tool.title)} ${sentence(tool.when)}`,
  input: tool.input,
  ...(tool.pending && { is_pending: true }),
});

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
