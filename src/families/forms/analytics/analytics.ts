import type { FormAnalytics, FormElement, FormQuestionAnalytics } from '#generated/types.gen.ts';
import type { QueryFormAnalyticsInput } from '#generated/families/forms/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import {
  choicesShown,
  configOf,
  dayIn,
  findAgency,
  findAskedFields,
  inputsOf,
  labelOf,
  type AskedFields,
  type FormInput,
} from '#src/domain/forms/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import { findForm } from '../form/forms.ts';
import { findVersion, type StoredForm } from '../form/forms.queries.ts';
import * as queries from './analytics.queries.ts';

const usualDays = 30;
const maxDays = 731;
const firstDay = '0001-01-01';
const maxChoices = 200;
const allParts = ['series', 'questions', 'sources'] as const;

export async function queryFormAnalytics(
  ctx: ReadContext,
  { path, body = {} as NonNullable<QueryFormAnalyticsInput['body']> }: QueryFormAnalyticsInput,
): Promise<FormAnalytics> {
  const form = await findForm(ctx, path.id);
  const { time_zone: zone } = await findAgency(ctx.db);
  const to = body.period_to ?? dayIn(zone, ctx.now);
  const from = body.period_from ?? daysBefore(to, usualDays - 1);
  if (from > to) throw invalid('body.period_from', `must be ${to} or earlier, the last day of the period.`);
  if (daysBetween(from, to) >= maxDays)
    throw invalid('body.period_from', 'must be at most two years before period_to.');
  const counted = { formId: form.id, version: body.form_version ?? null, from, to, zone };
  const parts = new Set<string>(body.include ?? allParts);
  return {
    form_id: form.id,
    period_from: from,
    period_to: to,
    totals: await queries.selectTotals(ctx.db, counted),
    series: parts.has('series') ? await queries.selectSeries(ctx.db, counted, body.step ?? 'day') : [],
    questions: parts.has('questions')
      ? await questionsOf(ctx, counted, await elementsOf(ctx, form, counted.version))
      : [],
    sources: parts.has('sources') ? await queries.selectSources(ctx.db, counted) : [],
  };
}

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** Days of the contract have years of four digits, from 0001. */
function daysBefore(day: string, days: number): string {
  const earlier = new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
  return earlier < firstDay ? firstDay : earlier;
}

/** The questions of the version; without one, of the latest, or of a draft as it is. */
async function elementsOf(
  { db }: Pick<ReadContext, 'db'>,
  form: StoredForm,
  version: number | null,
): Promise<readonly FormElement[]> {
  const wanted = version ?? form.version;
  if (wanted === 0) return form.elements;
  const found = await findVersion(db, form.id, wanted);
  if (found === undefined) throw notFound('version', `${wanted} of the form`);
  return found.elements;
}

async function questionsOf(
  { db }: Pick<ReadContext, 'db'>,
  counted: queries.Counted,
  elements: readonly FormElement[],
): Promise<FormQuestionAnalytics[]> {
  const inputs = inputsOf(elements);
  const fields = await findAskedFields(db, elements);
  const counts = new Map(
    (await queries.selectQuestionCounts(db, counted, keysOf(inputs))).map((each) => [each.key, each]),
  );
  const withChoices = inputs.filter((input) => choicesShown(input, fields).length > 0);
  const chosen = new Map(
    (await queries.selectChoiceCounts(db, counted, keysOf(withChoices))).map(
      ({ key, choice, count }): [string, number] => [`${key} ${choice}`, count],
    ),
  );
  const numbers = await queries.selectNumbers(
    db,
    counted,
    keysOf(inputs.filter((input) => isNumeric(input, fields))),
  );
  return inputs.map((input) => {
    const { answered = 0, skipped = 0, dropped = 0 } = counts.get(input.key) ?? {};
    return {
      key: input.key,
      type: input.type,
      label: labelOf(input),
      answered_count: answered,
      skipped_count: skipped,
      drop_off_count: dropped,
      choices: choicesShown(input, fields)
        .slice(0, maxChoices)
        .map(({ key, label }) => ({ key, label, count: chosen.get(`${input.key} ${key}`) ?? 0 })),
      numbers: numbers.get(input.key) ?? null,
    };
  });
}

const keysOf = (inputs: readonly FormInput[]): string[] => inputs.map(({ key }) => key);

const isNumeric = (input: FormInput, fields: AskedFields): boolean =>
  configOf(input, fields).type === 'number';
