import type { AutomationNode, SubjectKind } from '#generated/types.gen.ts';
import type { Outcome } from '#src/domain/automations/index.ts';
import { actions, operationInput, type Action, type Value } from '#src/domain/workflows/index.ts';
import { findStored, type Target } from '#src/domain/records/index.ts';
import { letter, queueMail } from '#src/platform/mail/index.ts';
import { isAddress } from './addresses.rules.ts';
import { StepFault } from './faults.ts';
import type { StepRun } from './run-node.ts';
import { invokeNamed } from '#src/call/invoke.ts';

type ActionNode = Extract<AutomationNode, { type: 'action' }>;

/** The action of a step; a fault for one that there is not any more. */
export function actionOf({ config: { action_key: key } }: ActionNode): Action {
  const action = actions().get(key);
  if (action === undefined || !action.isAvailable)
    throw new StepFault('unknown_action', `There is no action ${key}.`);
  return action;
}

/** Calls the operation with the rendered inputs, unless that was done before the transaction. */
export async function runAction(
  run: StepRun,
  node: ActionNode,
  inputs: Readonly<Record<string, Value>>,
): Promise<Outcome> {
  const action = actionOf(node);
  if (action.operation === null) return sendEmail(run, inputs);
  const result =
    run.outside === undefined
      ? await invokeNamed(
          run.ctx,
          action.operation.id,
          operationInput(action.operation, inputs),
          run.test && { test: run.test },
        )
      : run.outside.result;
  const output = outputOf(result);
  return { kind: 'done', port: 'next', output, records: await recordsIn(run, action, output) };
}

const outputOf = (result: unknown): Record<string, unknown> =>
  typeof result === 'object' && result !== null && !Array.isArray(result)
    ? (result as Record<string, unknown>)
    : { value: result ?? null };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The record that a write was about, as far as what it returned tells: the record itself, or something on it that names it. */
async function recordsIn(
  { ctx }: StepRun,
  { isWrite, recordKind: kind }: Action,
  output: Record<string, unknown>,
): Promise<Target[]> {
  if (!isWrite || kind === null) return [];
  const ids = [output['revision'] === undefined ? undefined : output['id'], output[`${kind}_id`]];
  const named = ids.flatMap((id) => (typeof id === 'string' && uuid.test(id) ? [{ kind, id }] : []));
  const record = await findStored(ctx.db, named);
  return record === undefined ? [] : [record];
}

const maxRecipients = 20;
const maxSubject = 200;
const maxText = 50_000;
const lifetimeMs = 3 * 24 * 60 * 60 * 1000;

/** An e-mail as a step would send it. */
export interface Email {
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** A fault for inputs that make no e-mail. */
export function emailOf({
  to = null,
  subject = null,
  body_text: text = null,
}: Readonly<Record<string, Value>>): Email {
  const recipients = [
    ...new Set((Array.isArray(to) ? to : [to]).filter((each) => each !== null && each !== '')),
  ];
  if (recipients.length === 0) throw new StepFault('validation_error', 'to: the e-mail has no recipient.');
  if (recipients.length > maxRecipients)
    throw new StepFault('validation_error', `to: an e-mail has at most ${maxRecipients} recipients.`);
  if (
    typeof subject !== 'string' ||
    subject.trim() === '' ||
    /[\r\n]/.test(subject) ||
    subject.length > maxSubject
  )
    throw new StepFault(
      'validation_error',
      `subject: one line of at most ${maxSubject} characters is expected.`,
    );
  if (typeof text !== 'string' || text.trim() === '' || text.length > maxText)
    throw new StepFault(
      'validation_error',
      `body_text: a text of at most ${maxText} characters is expected.`,
    );
  return { recipients: recipients.map(requireAddress), subject, text };
}

function requireAddress(email: Value): string {
  if (typeof email === 'string' && isAddress(email)) return email;
  throw new StepFault(
    'validation_error',
    `to: ${JSON.stringify(email).slice(0, 100)} is not an e-mail address.`,
  );
}

/** One message to each address, so that recipients do not learn of each other. */
async function sendEmail(
  { ctx, execution }: StepRun,
  inputs: Readonly<Record<string, Value>>,
): Promise<Outcome> {
  const { recipients, subject, text } = emailOf(inputs);
  const content = letter({ subject, text });
  const { record_kind: kind, record_id: id } = execution;
  const record = kind === null || id === null ? null : { kind: kind as SubjectKind, id, name: null };
  const expiresAt = new Date(ctx.now.getTime() + lifetimeMs);
  const ids: string[] = [];
  for (const email of recipients)
    ids.push(
      await queueMail(
        ctx,
        { kind: 'automation_email', category: 'automation', expiresAt, ...content },
        { email, userId: null },
        record,
      ),
    );
  return { kind: 'done', port: 'next', output: { email_ids: ids } };
}
