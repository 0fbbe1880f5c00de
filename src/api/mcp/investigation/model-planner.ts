import { askAi, findAiSettings, parseAnswer, refusalOf, type AiParts } from '#src/domain/ai/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { itemsOf } from './digest.ts';
import type { DoneCall, Investigation, PlannedCall, Planner } from './planner.ts';

const timeoutMs = 20_000;
const maxOutputTokens = 2_000;
const maxTextLength = 24_000;
const maxPlanned = 4;

const instructions = `You plan read-only look-ups in the system of an agency in order to answer a question.
Answer with JSON: {"calls": [{"name": "<tool>", "arguments": {…}, "reason": "<one sentence>"}]}.
Use only the listed tools, at most ${maxPlanned} at a time, and only ids that you were given or that a call found. Do not repeat a call.
When what was found is enough, or nothing more can be found, answer {"calls": []}.`;

/**
 * Lets the model that the agency has chosen decide what to look at next, within its budget and settings. It can choose among the candidates
 * alone, and every call enters by the door as any other; where it may not be asked, fails or chooses nothing that can be called,
 * `otherwise` decides.
 */
export function modelPlanner(parts: AiParts, otherwise: Planner): Planner {
  return {
    async next(investigation) {
      const planned = await planByModel(parts, investigation);
      // Nothing at the very beginning is no plan.
      const isPlan = planned !== undefined && (planned.length > 0 || investigation.done.length > 0);
      return isPlan ? planned : otherwise.next(investigation);
    },
  };
}

/** What the model wants; undefined when it may not be asked, or did not answer in a usable form (`askAi` has logged why). */
async function planByModel(parts: AiParts, investigation: Investigation): Promise<PlannedCall[] | undefined> {
  const { tenantId, userId, correlationId } = investigation.asker;
  const db = parts.db.read(tenantId);
  if ((await refusalOf({ db }, parts.models, 'investigation')) !== undefined) return undefined;
  const { can_read_private_records: readsPrivate } = await findAiSettings(db, parts.models);
  const { clientId, prompt } = investigation;
  try {
    return await askAi(
      parts,
      tenantId,
      {
        purpose: 'investigation',
        origin: 'mcp',
        userId,
        instructions,
        material: [{ title: 'Investigation', text: describe(investigation, readsPrivate) }],
        summary: prompt,
        ...(clientId !== null && { record: { kind: 'client', id: clientId } }),
        correlationId,
        maxOutputTokens,
        timeoutMs,
        signal: investigation.signal,
      },
      (text) => {
        const value = readPlan(text, investigation);
        return {
          value,
          summary: value.map(({ tool }) => tool.name).join(', ') || 'Nothing more to look at.',
        };
      },
    );
  } catch (error) {
    if (error instanceof Problem && error.code === 'conflict') return undefined;
    throw error;
  }
}

function describe(
  { prompt, topics, clientId, taskId, ticketId, tools, done }: Investigation,
  readsPrivate: boolean,
): string {
  const known = Object.entries({ client_id: clientId, task_id: taskId, ticket_id: ticketId })
    .filter(([, id]) => id !== null)
    .map(([name, id]) => `${name} = ${id}`);
  return [
    `Question: ${prompt}`,
    ...(topics.length > 0 ? [`Topics: ${topics.join(', ')}`] : []),
    ...(known.length > 0 ? [`Known: ${known.join(', ')}`] : []),
    `Tools:\n${tools.map(({ tool }) => `${tool.name}: ${tool.title}. Arguments ${tool.input}`).join('\n')}`,
    `Found so far:\n${done.length === 0 ? 'nothing' : done.map((call) => found(call, readsPrivate)).join('\n')}`,
  ]
    .join('\n\n')
    .slice(0, maxTextLength);
}

/** Private records leave the agency only where its settings allow it: the model learns that they are there, and no more. */
function found({ record, data }: DoneCall, readsPrivate: boolean): string {
  const items = readsPrivate ? record.items : openItems(record.items, data);
  return `${record.name} ${JSON.stringify(record.arguments)}: ${record.status}, ${record.found ?? 'one'} found\n${items.map((item) => `- ${item}`).join('\n')}`;
}

const openItems = (items: readonly string[], data: unknown): readonly string[] =>
  holdsPrivate(data) ? itemsOf(withoutPrivate(data)) : items;

const holdsPrivate = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(holdsPrivate)
    : isObject(value) && (value.is_private === true || Object.values(value).some(holdsPrivate));

/** Without the private records of a list; nothing is left of another answer that holds one. */
const withoutPrivate = (data: unknown): unknown =>
  Array.isArray(data) ? data.filter((record) => !holdsPrivate(record)) : null;

/** What can be called out of an answer that may hold anything. */
function readPlan(text: string, { tools, done }: Investigation): PlannedCall[] {
  const { calls } = parseAnswer(text, hasCalls);
  const made = new Set(done.map(({ record }) => signature(record.name, record.arguments)));
  return calls.slice(0, maxPlanned).flatMap((call) => {
    if (!isObject(call)) return [];
    const candidate = tools.find(({ tool }) => tool.name === call.name);
    const args = isObject(call.arguments) ? call.arguments : {};
    if (candidate === undefined || made.has(signature(candidate.tool.name, args))) return [];
    return [
      {
        tool: candidate.tool,
        arguments: args,
        reason: (typeof call.reason === 'string' ? call.reason : 'Chosen by the model.').slice(0, 500),
      },
    ];
  });
}

const signature = (name: string, args: object): string => `${name} ${JSON.stringify(args)}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasCalls = (value: unknown): value is { readonly calls: readonly unknown[] } =>
  isObject(value) && Array.isArray(value.calls);
