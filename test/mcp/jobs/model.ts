import type { ServiceStartResult, ToolCall, ToolCallResult } from '#generated/mcp/types.gen.ts';
import { loadTokens } from '#src/api/mcp/size/index.ts';
import { Host } from '../host.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Keys that the agency chose itself, below these. */
const openObjects = new Set(['field_values', 'status_map']);

/** A record as a list shows it: its columns by name. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Plays the model of a host: it knows the request and what the server returned, and nothing else. A tool or property that no
 * signature shows, and an id that nobody told, is an error of the job. Counts calls, and the tokens that pass the model.
 */
export class Model {
  calls = 0;
  tokens = 0;
  readonly #host: Host;
  readonly #count: (text: string) => number;
  readonly #signatures = new Map<string, string>();
  #told = '';
  #conversation = '';

  private constructor(host: Host, count: (text: string) => number) {
    this.#host = host;
    this.#count = count;
  }

  /** Connects, and reads the tools and instructions, which every host passes on. */
  static async connect(url: string, key: string): Promise<Model> {
    const [host, tokens] = await Promise.all([Host.connect(url, key), loadTokens()]);
    const model = new Model(host, (text) => tokens.count(text));
    const { tools } = await host.client.listTools();
    model.tokens += model.#count(JSON.stringify(tools)) + model.#count(host.client.getInstructions() ?? '');
    return model;
  }

  async start(prompt: string): Promise<ServiceStartResult> {
    this.#told += prompt;
    const begun = (await this.#send('service_start', { prompt, client_model: 'model-of-a-test' })) as unknown;
    const result = begun as ServiceStartResult;
    this.#conversation = result.conversation_id;
    for (const { name, input } of result.tools) this.#signatures.set(name, input);
    return result;
  }

  async run(...calls: readonly ToolCall[]): Promise<ToolCallResult[]> {
    for (const call of calls) this.#checkKnown(call);
    const sent = { conversation_id: this.#conversation, calls };
    const { results } = (await this.#send('service_call_tools', sent)) as { results: ToolCallResult[] };
    return results;
  }

  async request(...names: readonly string[]): Promise<void> {
    const { tools } = (await this.#send('service_request_additional_tools', {
      conversation_id: this.#conversation,
      reason: 'The request needs them',
      suggested_tool_names: names,
    })) as Pick<ServiceStartResult, 'tools'>;
    for (const { name, input } of tools) this.#signatures.set(name, input);
  }

  close(): Promise<void> {
    return this.#host.close();
  }

  async #send(name: string, args: Record<string, unknown>): Promise<Row> {
    const { text, content } = await this.#host.tool(name, args);
    this.calls += 1;
    this.tokens += this.#count(JSON.stringify(args)) + this.#count(text);
    this.#told += text;
    if ('error' in content) throw new Error(`${name} failed: ${text}`);
    return content as Row;
  }

  #checkKnown({ name, arguments: args = {} }: ToolCall): void {
    const signature = this.#signatures.get(name);
    if (signature === undefined) throw new Error(`No tool named ${name} was offered.`);
    const shown = new Set(signature.match(/\w+/g));
    for (const key of keysIn(args)) if (!shown.has(key)) throw new Error(`${name} does not show ${key}.`);
    for (const [id] of JSON.stringify(args).matchAll(uuid))
      if (!this.#told.includes(id)) throw new Error(`Nobody told the id ${id} for ${name}.`);
  }
}

const keysIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Array.isArray(value)
      ? value.flatMap(keysIn)
      : Object.entries(value).flatMap(([key, inner]) => [
          key,
          ...(openObjects.has(key) ? [] : keysIn(inner)),
        ]);

/** The records of a list, whether it came as rows or as objects. */
export function rowsOf({ body }: ToolCallResult): Row[] {
  const { columns, rows, data } = body as { columns?: string[]; rows?: unknown[][]; data?: Row[] };
  if (columns === undefined) return [...(data ?? [])];
  return rows!.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
}
