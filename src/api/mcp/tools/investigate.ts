import { isDeepStrictEqual } from 'node:util';
import type { ServiceInvestigateInput, ServiceInvestigateResult } from '#generated/mcp/types.gen.ts';
import { operationInput } from '../arguments/index.ts';
import { invoke, type McpCall } from '../call.ts';
import { openConversation, recordCalls, type Conversation } from '../conversations.ts';
import { errorTypeOf } from '../outcome.ts';
import { digestOf, itemsOf, notComputed } from '../investigation/digest.ts';
import type { Candidate, DoneCall, Investigation, PlannedCall } from '../investigation/planner.ts';
import { asksForFact, readQuestion, type Question } from '../investigation/question.rules.ts';
import { daysOf } from '../local-time.ts';
import { mentionedIn } from '../mentioned.ts';
import { namedRecords } from '../named-records.ts';
import { readSurroundings } from '../reference.ts';
import { isPermitted, LOOK_UPS } from '../router/index.ts';
import { besides, loadTokens, shortened } from '../size/index.ts';
import type { OperationTool } from '../toolbox.ts';
import { problem } from '#src/platform/errors/index.ts';
import { isEnglish } from './start.ts';

const maxCalls = 8;
const maxCandidates = 16;
const maxRounds = 4;
/** The digest is what was asked for: the calls have the tokens that it leaves. */
const maxDigestTokens = 7000;

/** Looks around with calls that change nothing, a few rounds of them, each round deciding by what the former ones found. */
export async function investigate(
  call: McpCall,
  { conversation_id: id, prompt, focus_topics: topics = [] }: ServiceInvestigateInput,
): Promise<ServiceInvestigateResult> {
  const conversation = await openConversation(call.db, call.identity, id);
  if (!(await isEnglish(call, prompt)))
    throw problem(
      'validation_error',
      'prompt: The question is not in English, and tools are chosen by English words. Repeat the call with the question in English; keep names as they are.',
    );
  const { question, clients } = await questionIn(call, prompt);
  const isUnread = question === null && asksForFact(prompt);
  const tools = await candidates(call, conversation, isUnread ? asList(prompt) : prompt, topics);
  const done: DoneCall[] = [];
  const about = {
    asker: {
      tenantId: call.identity.tenantId,
      userId: call.identity.userId,
      correlationId: call.requestId,
    },
    signal: call.signal,
    prompt,
    topics,
    clientId: conversation.client_id,
    taskId: conversation.task_id,
    ticketId: conversation.ticket_id,
    tools,
    question,
    isUnread,
    clients,
  };
  let isComplete = false;
  for (let round = 0; round < maxRounds && !isComplete && !call.signal.aborted; round += 1) {
    const planned = await call.planner.next({ ...about, done } satisfies Investigation);
    if (call.signal.aborted) break;
    const room = maxCalls - done.length;
    if (planned.length === 0) isComplete = true;
    if (planned.length === 0 || room === 0) break;
    const made = await runRound(call, planned.slice(0, room));
    done.push(...made);
    if (made.length < Math.min(planned.length, room)) break;
  }
  await recordCalls(
    call.db,
    call.identity,
    id,
    done.map(({ record, errorType, milliseconds }) => ({
      tool_name: record.name,
      call_id: null,
      status: record.status,
      error_type: errorType,
      duration_ms: milliseconds,
      request_id: call.requestId,
    })),
    call.now,
  );
  // Tools that the caller may not call are no candidates. Of some, only the call tells: the rule of their records is asked first.
  const calls = done.filter(({ errorType }) => errorType !== 'permission_denied').map(({ record }) => record);
  const tokens = await loadTokens();
  const answer = answered(done, question);
  const isUnanswered = isUnread && done.every(({ isAround }) => isAround);
  const instead = isUnanswered ? notComputed(prompt, fitting(tools)) : undefined;
  const digest = shortened(digestOf(calls, answer, instead), maxDigestTokens, tokens).value as string;
  const isWhole = isComplete && !isUnanswered && (answer === null || answer.unread.length === 0);
  return { digest, ...besides({ digest }, { calls }, tokens).value, is_complete: isWhole };
}

/** The prompt as a question that one list or count answers, with the ids of what it names. */
async function questionIn(
  call: McpCall,
  prompt: string,
): Promise<Pick<Investigation, 'question' | 'clients'>> {
  const { context, users, clock } = await readSurroundings(call);
  const named = await namedRecords(call, { words: prompt, english: prompt }, users);
  const read = readQuestion(prompt, {
    named,
    mentioned: mentionedIn(prompt, context),
    days: daysOf(clock),
  });
  const tool = read === null ? undefined : call.toolbox.get(read.tool);
  const isAnswerable = tool !== undefined && isPermitted(tool, call.identity);
  return {
    question: isAnswerable ? { read: read!, tool } : null,
    clients: named.flatMap(({ kind, name }) => (kind === 'client' && name !== null ? [name] : [])),
  };
}

/** Few records have a tool that counts them, but their list tells how many there are. */
const asList = (prompt: string): string => prompt.replace(/\b(?:how many|count|number of)\b/gi, 'list');

/** Without the tools that look up names, which are candidates for every prompt. */
const fitting = (tools: readonly Candidate[]): readonly Candidate[] =>
  tools.filter(({ tool }) => !LOOK_UPS.includes(tool.name));

/** The question, if the first call was made for it: a model may have decided otherwise. */
const answered = ([first]: readonly DoneCall[], question: Investigation['question']): Question | null =>
  question !== null && isDeepStrictEqual(first?.record.arguments, { ...question.read.arguments })
    ? question.read
    : null;

/** Tools that only read and that somebody has written, the most fitting first. */
async function candidates(
  { router, toolbox, identity }: McpCall,
  conversation: Conversation,
  prompt: string,
  topics: readonly string[],
): Promise<Candidate[]> {
  const choice = router.choose({
    prompt: [prompt, ...topics].join('.\n'),
    permissions: identity.permissions,
    grant: identity.grant,
    grounding: conversation.prompt,
  });
  const reading = choice.tools
    .map(({ name }) => toolbox.get(name)!)
    .filter(({ readOnly, pending }) => readOnly && !pending);
  return Promise.all(
    reading
      .slice(0, maxCandidates)
      .map(async (tool: OperationTool) => ({ tool, schema: (await toolbox.guidance(tool)).inputSchema })),
  );
}

/** The calls of a round, as far as the budget goes. */
async function runRound(call: McpCall, planned: readonly PlannedCall[]): Promise<DoneCall[]> {
  const paid: PlannedCall[] = [];
  for (const one of planned) {
    if ((await call.spend()) !== undefined) break;
    paid.push(one);
  }
  return Promise.all(paid.map((one) => run(call, one)));
}

async function run(
  call: McpCall,
  { tool, arguments: args, reason, isAround = false }: PlannedCall,
): Promise<DoneCall> {
  const begin = performance.now();
  const { status, body } = await invoke(call, tool.operationId, operationInput(tool.operation, { ...args }));
  const data = status === 200 ? body.data : undefined;
  const { total } = (body.pagination ?? {}) as { total?: number };
  const message = (body.error as { message?: string } | undefined)?.message;
  const record = {
    name: tool.name,
    arguments: { ...args },
    status,
    found:
      total ?? (data as { total?: number } | undefined)?.total ?? (Array.isArray(data) ? data.length : null),
    items: status === 200 ? itemsOf(data) : message === undefined ? [] : [message.slice(0, 2000)],
    reason,
  };
  return {
    tool,
    record,
    isAround,
    data,
    errorType: errorTypeOf(body),
    milliseconds: Math.round((performance.now() - begin) * 100) / 100,
  };
}
