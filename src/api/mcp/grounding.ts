import type { GroundingRecord, ServiceStartInput } from '#generated/mcp/types.gen.ts';
import { problem } from '#src/platform/errors/index.ts';
import { invoke, type McpCall } from './call.ts';
import type { Conversation } from './conversations.ts';

/** The kinds that a request names by id. */
type Kind = Exclude<GroundingRecord['kind'], 'user'>;

/** The records that a conversation is about, by kind. */
export type Grounding = Readonly<Record<Kind, string | null>>;

const kinds = ['client', 'task', 'ticket'] as const satisfies readonly Kind[];
const readers: Readonly<Record<Kind, string>> = { client: 'getClient', task: 'getTask', ticket: 'getTicket' };

/** What the request names; what it leaves out stays as the conversation has it. */
export function groundingOf(input: ServiceStartInput, former: Conversation | undefined): Grounding {
  return {
    client: input.client_id ?? former?.client_id ?? null,
    task: input.task_id ?? former?.task_id ?? null,
    ticket: input.ticket_id ?? former?.ticket_id ?? null,
  };
}

/** Reads each record as the caller: one that is not there is refused by the name of its parameter. */
export async function readGrounding(call: McpCall, grounding: Grounding): Promise<GroundingRecord[]> {
  const given = kinds.flatMap((kind) => (grounding[kind] === null ? [] : [{ kind, id: grounding[kind] }]));
  return Promise.all(given.map(({ kind, id }) => readRecord(call, kind, id)));
}

async function readRecord(call: McpCall, kind: Kind, id: string): Promise<GroundingRecord> {
  const { status, body } = await invoke(call, readers[kind], { path: { id } });
  if (status === 404)
    throw problem(
      'not_found',
      `${kind}_id: no ${kind} with id ${id} exists in this agency. Leave it out, or look it up first.`,
    );
  const data = (body.data ?? {}) as Record<string, unknown>;
  const name = [data.name, data.title, data.subject].find((text) => typeof text === 'string');
  return { kind, id, name: name?.slice(0, 1000) ?? null, is_verified: status === 200, is_named: false };
}

/** For the router: kinds alone, as what records say never adds tools. */
export const groundingText = (records: readonly GroundingRecord[]): string =>
  records.map(({ kind }) => kind).join('\n');
