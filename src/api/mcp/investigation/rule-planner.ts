import type { Candidate, DoneCall, Investigation, PlannedCall, Planner } from './planner.ts';
import { namesIn } from './names.ts';

/** Records of a list that are looked at. */
const fewRecords = 5;

const maxNames = 4;

const nameTools = ['search_clients', 'list_clients', 'list_users'];

/**
 * Plans without a model, by what is known: a question that filters answer gets the one call that does; else it looks up what the prompt names, then what belongs to the client that
 * was found or given; when nothing is named, whatever fits and needs no arguments.
 */
export const rulePlanner: Planner = {
  next(investigation) {
    const { question, done } = investigation;
    // What was asked has its figure then; anything more would answer another question.
    if (question !== null) return done.length === 0 ? [answering(question)] : [];
    const round = investigation.done.length === 0 ? lookUps(investigation) : [];
    return round.length > 0 ? round : withArguments(investigation);
  },
};

const answering = ({ read, tool }: NonNullable<Investigation['question']>): PlannedCall => ({
  tool,
  arguments: read.arguments,
  reason: `Answers the question: ${read.told}.`.slice(0, 500),
});

function lookUps({ prompt, topics, clientId, tools, isUnread, clients }: Investigation): PlannedCall[] {
  if (clientId !== null) return [];
  const names = (isUnread ? clients : namesIn([prompt, ...topics].join('\n'))).slice(0, maxNames);
  const finder = nameTools.flatMap((name) => tools.filter(({ tool }) => tool.name === name)).at(0);
  if (finder === undefined) return [];
  return names.map((name) => ({
    tool: finder.tool,
    arguments: textArguments(finder, name),
    reason: `Looks up “${name}”, which the prompt mentions.`,
    isAround: true,
  }));
}

/** Candidates that can be called with what is known, each once: those about a known record, or else those about none. */
function withArguments(investigation: Investigation): PlannedCall[] {
  const clientId = investigation.clientId ?? clientFound(investigation.done);
  const called = new Set(investigation.done.map(({ tool }) => tool.name));
  const callable = investigation.tools
    .filter(({ tool }) => !called.has(tool.name))
    .flatMap((candidate) => {
      const about = argumentsAbout(candidate, investigation, clientId);
      return about === undefined ? [] : [{ candidate, about }];
    });
  const bound = callable.filter(({ about }) => Object.keys(about).length > 0);
  if (bound.length > 0)
    return bound.map(({ candidate, about }) =>
      planned(candidate, about, 'Belongs to the record of this conversation.'),
    );
  // What belongs to no record tells something only when the question is about none.
  if (investigation.done.length > 0 || investigation.isUnread) return [];
  return callable.map(({ candidate }) =>
    planned(candidate, {}, 'Matches the prompt and needs no arguments.'),
  );
}

const planned = (candidate: Candidate, about: Record<string, unknown>, reason: string): PlannedCall => ({
  tool: candidate.tool,
  arguments: { ...about, ...limited(candidate) },
  reason,
  isAround: true,
});

/** The ids that the tool takes and that are known; undefined when it needs more than these. */
function argumentsAbout(
  candidate: Candidate,
  { taskId, ticketId }: Investigation,
  clientId: string | undefined,
): Record<string, unknown> | undefined {
  const { tool, schema } = candidate;
  const known: Record<string, string | null | undefined> = {
    client_id: clientId,
    task_id: taskId,
    ticket_id: ticketId,
    id: tool.path.startsWith('/v1/clients/{id}')
      ? clientId
      : tool.path.startsWith('/v1/tasks/{id}')
        ? taskId
        : tool.path.startsWith('/v1/tickets/{id}')
          ? ticketId
          : undefined,
  };
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(schema.properties ?? {})) {
    const value = known[name];
    if (typeof value === 'string') values[name] = isList(candidate, name) ? [value] : value;
  }
  return (schema.required ?? []).some((name) => values[name] === undefined) ? undefined : values;
}

const isList = ({ tool }: Candidate, name: string): boolean =>
  tool.operation.queryParams.some((param) => param.name === name && param.array);

const limited = ({ schema }: Candidate): Record<string, unknown> =>
  schema.properties?.limit === undefined ? {} : { limit: fewRecords };

function textArguments(candidate: Candidate, text: string): Record<string, unknown> {
  const parameter = ['search', 'query', 'q'].find(
    (name) => candidate.schema.properties?.[name] !== undefined,
  );
  return { ...(parameter !== undefined && { [parameter]: text }), ...limited(candidate) };
}

/** The client that a look-up found first. */
function clientFound(done: readonly DoneCall[]): string | undefined {
  const found = done.find(
    ({ tool, data }) => tool.family === 'clients' && Array.isArray(data) && data.length > 0,
  );
  const first = (found?.data as { id?: unknown }[] | undefined)?.[0];
  return typeof first?.id === 'string' ? first.id : undefined;
}
