import type { Client, FormAnswers, FormMapping } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { loadFieldSet, type FieldSet } from '#src/domain/field-values/index.ts';
import {
  checkAnswers,
  dayIn,
  findAgency,
  findAskedFields,
  inputsOf,
  type LiveForm,
} from '#src/domain/forms/index.ts';
import { Problem } from '#src/platform/errors/index.ts';

type Values = Readonly<Record<string, unknown>>;
type ClientMapping = Extract<FormMapping, { kind: 'client' }>;

/** A record whose values are known, as far as the caller may read them, with its fields. */
interface Known<T> {
  readonly record: T;
  readonly values: Values;
  readonly fields: FieldSet;
}

/**
 * Answers that the task and its client already have, as the caller may read them: to questions of their custom fields, and to those that the
 * form's mappings put into a client or into custom fields of a task. Sensitive values, and those that the question does not take, are not
 * filled in.
 */
export async function knownAnswers(
  ctx: WriteContext,
  { elements, settings: { mappings } }: LiveForm,
  { taskId, clientId }: { readonly taskId: string; readonly clientId: string | null },
): Promise<FormAnswers> {
  const task = await readable(() => ctx.invoke('getTask', { path: { id: taskId } }));
  const client =
    clientId === null ? undefined : await readable(() => ctx.invoke('getClient', { path: { id: clientId } }));
  const known = {
    task: task && { record: task, values: task.field_values, fields: await loadFieldSet(ctx, 'task') },
    client: client && {
      record: client,
      values: client.field_values,
      fields: await loadFieldSet(ctx, 'client', client.profile_id),
    },
  };
  const answers: Record<string, unknown> = {};
  for (const mapping of mappings) {
    if (mapping.kind === 'client' && known.client !== undefined)
      Object.assign(answers, answersFromClient(mapping, known.client));
    if (mapping.kind === 'task' && known.task !== undefined)
      Object.assign(answers, answersFromFields(mapping, known.task));
  }
  for (const input of inputsOf(elements))
    if (input.type === 'custom_field')
      answers[input.key] ??= valueById(known.client, input.field_id) ?? valueById(known.task, input.field_id);
  return fitting(ctx, elements, answers);
}

async function readable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem && (error.status === 403 || error.status === 404)) return undefined;
    throw error;
  }
}

function answersFromFields({ fields }: FormMapping, known: Known<unknown>): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ element_key: key, target }) =>
      key !== undefined && target.startsWith('field_values.')
        ? [[key, valueByKey(known, target.slice('field_values.'.length))]]
        : [],
    ),
  );
}

/** What the client says to the questions that would have created it. */
function answersFromClient(mapping: ClientMapping, known: Known<Client>): Record<string, unknown> {
  const client = known.record;
  const contact = client.contacts.find(({ is_primary: isPrimary }) => isPrimary) ?? client.contacts[0];
  const address = client.addresses.find(({ is_primary: isPrimary }) => isPrimary) ?? client.addresses[0];
  const named = /^\s*\{\{\s*([a-z0-9_]+)\s*\}\}\s*$/.exec(mapping.name_template)?.[1];
  const answers = answersFromFields(mapping, known);
  if (named !== undefined) answers[named] = client.name;
  for (const { element_key: key, target } of mapping.fields) {
    if (key === undefined) continue;
    const [place, part] = target.split('.') as [string, string | undefined];
    if (place === 'contact') answers[key] = contact?.[part as 'name'];
    if (place === 'address')
      answers[key] = part === undefined ? address?.address : (address?.address as Values | undefined)?.[part];
  }
  return answers;
}

function valueByKey({ values, fields }: Known<unknown>, key: string): unknown {
  return fields.get(key)?.definition.isSensitive === false ? values[key] : undefined;
}

function valueById(known: Known<unknown> | undefined, fieldId: string): unknown {
  const key =
    known && Object.keys(known.values).find((each) => known.fields.get(each)?.definition.id === fieldId);
  return key === undefined ? undefined : valueByKey(known!, key);
}

async function fitting(
  ctx: Pick<WriteContext, 'db' | 'now'>,
  elements: LiveForm['elements'],
  answers: Readonly<Record<string, unknown>>,
): Promise<FormAnswers> {
  const { time_zone: zone } = await findAgency(ctx.db);
  const given = Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer !== undefined && answer !== null),
  );
  const facts = {
    today: dayIn(zone, ctx.now),
    fields: await findAskedFields(ctx.db, elements),
    uploads: new Map<string, string>(),
  };
  const { answers: checked } = checkAnswers(elements, given as FormAnswers, facts);
  return Object.fromEntries(Object.entries(checked).filter(([, answer]) => answer !== null)) as FormAnswers;
}
