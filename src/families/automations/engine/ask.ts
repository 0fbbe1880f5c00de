import type { AutomationNode } from '#generated/types.gen.ts';
import type { PendingRequest } from '#src/domain/automations/index.ts';
import { evaluateExpression, renderText, type Value } from '#src/domain/workflows/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { selectAutomationSettings } from '../record/settings.queries.ts';
import { selectAsked } from './ask.queries.ts';
import { contactsIn } from './asked-contacts.ts';
import { StepFault } from './faults.ts';
import type { StepRun } from './run-node.ts';

export type AskingNode = Extract<AutomationNode, { type: 'approval' | 'choice' | 'form' }>;

const maxAsked = 200;
const minuteMs = 60_000;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The question of a step, with those who are asked and the time that they have. */
export async function askPeople(
  { ctx, scope, surroundings }: StepRun,
  node: AskingNode,
): Promise<PendingRequest> {
  const { config } = node;
  const found =
    config.asked.users_from === undefined
      ? []
      : idsIn(evaluateExpression(config.asked.users_from.expression, scope, surroundings));
  const userIds = await selectAsked(
    ctx.db,
    [...(config.asked.user_ids ?? []), ...found].map(storedId),
    (config.asked.department_ids ?? []).map(storedId),
    maxAsked,
  );
  const { contact_from: from } = config.asked;
  const contacts =
    from === undefined ? [] : await contactsIn(ctx, evaluateExpression(from.expression, scope, surroundings));
  if (userIds.length + contacts.length === 0)
    throw new StepFault(
      'nobody_to_ask',
      from === undefined
        ? 'There is nobody to ask: none of the persons and departments named has an active member.'
        : 'There is nobody to ask: no active member is named, and nobody outside the agency with an e-mail address.',
    );
  const { answer_deadline_minutes: usual } = await selectAutomationSettings(ctx.db);
  const after = (minutes: number): string => new Date(ctx.now.getTime() + minutes * minuteMs).toISOString();
  return {
    node_key: node.key,
    type: node.type,
    title: renderText(config.title, scope, surroundings).slice(0, 1_000) || config.title,
    message: config.message == null ? null : renderText(config.message, scope, surroundings).slice(0, 20_000),
    user_ids: userIds,
    contacts,
    needs_all: node.type === 'approval' && node.config.approvals_needed === 'all',
    responses: [],
    choices: node.type === 'choice' ? node.config.choices : [],
    fields: node.type === 'form' ? node.config.fields : [],
    asked_at: ctx.now.toISOString(),
    deadline_at: after(config.deadline_minutes ?? usual),
    remind_at: config.reminder_minutes == null ? null : after(config.reminder_minutes),
  };
}

/** Ids in what an expression gave: a text, a list of texts, or records with ids. */
function idsIn(value: Value): string[] {
  if (value === null) return [];
  if (typeof value === 'string') return uuid.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return typeof value === 'object' ? idsIn(value['id'] ?? null) : [];
}
