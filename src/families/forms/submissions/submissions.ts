import type { FormSubmission, FormSubmissionDetails, RecordRef } from '#generated/types.gen.ts';
import type { GetFormSubmissionInput, ListFormSubmissionsInput } from '#generated/families/forms/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { Field } from '#src/domain/field-values/index.ts';
import {
  createFormLogic,
  dayIn,
  definitionOf,
  findAgency,
  findAskedFields,
  findSubmission,
  inputsOf,
  labelOf,
} from '#src/domain/forms/index.ts';
import { recordColumns, type CustomFields } from '#src/domain/list-columns/index.ts';
import { namesOf } from '#src/domain/records/index.ts';
import type { Condition } from '#src/platform/db/query/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import { selectElements, selectSubmission, submissionList } from './submissions.queries.ts';

type Shower = Pick<ReadContext, 'db' | 'identity' | 'can' | 'demand'>;

export async function listFormSubmissions(
  ctx: ReadContext,
  { query: { filter_group: group, ...query } }: ListFormSubmissionsInput,
): Promise<Page<FormSubmission>> {
  const condition = group === undefined ? undefined : await answersMeet(ctx, group, query.form_id);
  const { items, total } = await submissionList.page(ctx.db, query, {}, { condition });
  return { items: await withNames(ctx, JSON.parse(items as unknown as string) as FormSubmission[]), total };
}

export async function getFormSubmission(
  ctx: ReadContext,
  { path }: GetFormSubmissionInput,
): Promise<FormSubmissionDetails> {
  const id = storedId(path.id);
  const stored = await findSubmission(ctx.db, id);
  if (stored === undefined) throw notFound('form submission', path.id);
  const { time_zone: zone } = await findAgency(ctx.db);
  const day = dayIn(zone, stored.submitted_at === null ? ctx.now : new Date(stored.submitted_at));
  const shown = new Set(createFormLogic(day).judge(stored.elements, stored.answers as never).shown);
  return {
    submission: await showSubmission(ctx, id),
    questions: inputsOf(stored.elements).map((input) => ({
      key: input.key,
      type: input.type,
      label: labelOf(input),
      is_visible: shown.has(input.key),
    })),
  };
}

/** The submission with the names of its records. */
export async function showSubmission(ctx: Shower, id: string): Promise<FormSubmission> {
  const submission = await selectSubmission(ctx.db, id);
  if (submission === undefined) throw notFound('form submission', id);
  const [shown] = await withNames(ctx, [submission]);
  return shown!;
}

/** Names of records are null where the caller may not see them. All are looked up at once. */
async function withNames(ctx: Shower, submissions: readonly FormSubmission[]): Promise<FormSubmission[]> {
  const targets = submissions.flatMap(({ record, created_records: created }) => [
    ...(record ? [record] : []),
    ...created,
  ]);
  const names = new Map((await namesOf(ctx, targets)).map((each) => [`${each.kind} ${each.id}`, each.name]));
  const named = ({ kind, id }: RecordRef): RecordRef => ({
    kind,
    id,
    name: names.get(`${kind} ${id}`) ?? null,
  });
  return submissions.map((submission) => ({
    ...submission,
    record: submission.record && named(submission.record),
    created_records: submission.created_records.map(named),
  }));
}

/** Conditions on answers: the questions of one form are their fields. */
async function answersMeet(
  ctx: ReadContext,
  group: NonNullable<ListFormSubmissionsInput['query']['filter_group']>,
  formIds: readonly string[] | undefined,
): Promise<Condition | undefined> {
  if (formIds?.length !== 1)
    throw invalid('query.filter_group', 'needs one form_id, since each form has questions of its own.');
  const columns = recordColumns({
    noun: 'form submissions',
    fields: () => fieldsOf(ctx, storedId(formIds[0]!)),
    values: 's.answers',
    columns: [],
  });
  return columns.condition(ctx, group);
}

async function fieldsOf(ctx: Pick<ReadContext, 'db'>, formId: string): Promise<CustomFields> {
  const versions = await selectElements(ctx.db, formId);
  const byKey = new Map<string, Field>();
  for (const elements of versions) {
    const asked = await findAskedFields(ctx.db, elements);
    for (const input of inputsOf(elements))
      if (!byKey.has(input.key)) byKey.set(input.key, new Field(definitionOf(input, asked)));
  }
  return { fields: [...byKey.values()], get: (key) => byKey.get(key) };
}
