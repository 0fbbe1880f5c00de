import type { FormAnswers, FormElement } from '#generated/types.gen.ts';
import { Field, Misfit, type PresentValue } from '#src/domain/field-values/index.ts';
import { choicesOf, hasOther, inputsOf, type FormInput, type InputOf } from './content.ts';
import { definitionOf, maxOtherLength, type AskedFields } from './input-fields.ts';
import { createFormLogic } from './logic/form-logic.ts';

/** What answers are judged by, besides the questions. */
export interface AnswerFacts {
  /** The day of the answer, in the agency's time zone. */
  readonly today: string;
  readonly fields: AskedFields;
  /** Questions of uploaded files, by the ids of these. */
  readonly uploads: ReadonlyMap<string, string>;
}

/** Answers in the form in which they are stored, and what is wrong with others, by their keys. */
export interface CheckedAnswers {
  readonly answers: Record<string, PresentValue | null>;
  readonly problems: ReadonlyMap<string, string>;
}

/** Judges each answer by its question; null clears one. Whether a question is shown does not matter yet. */
export function checkAnswers(
  elements: readonly FormElement[],
  given: FormAnswers,
  facts: AnswerFacts,
): CheckedAnswers {
  const byKey = new Map(inputsOf(elements).map((input) => [input.key, input]));
  const others = new Map(
    inputsOf(elements).flatMap((input) => (hasOther(input) ? [[`${input.key}_other`, input]] : [])),
  );
  const answers: Record<string, PresentValue | null> = {};
  const problems = new Map<string, string>();
  for (const [key, value] of Object.entries(given)) {
    const input = byKey.get(key);
    if (value === null && (input !== undefined || others.has(key))) answers[key] = null;
    else if (input !== undefined) settle(key, checkAnswer(input, value as PresentValue, facts));
    else if (others.has(key)) settle(key, checkOther(value as PresentValue));
    else problems.set(key, 'is not the key of a question of this form');
  }
  return { answers, problems };

  function settle(key: string, checked: PresentValue | Misfit | null): void {
    if (checked instanceof Misfit) problems.set(key, checked.message);
    else answers[key] = checked;
  }
}

const checkOther = (value: PresentValue): PresentValue | Misfit =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxOtherLength
    ? value
    : new Misfit(`must be a text of at most ${maxOtherLength} characters`);

function checkAnswer(
  input: FormInput,
  given: PresentValue,
  facts: AnswerFacts,
): PresentValue | Misfit | null {
  if (isBlank(given)) return null;
  if (input.type === 'calculation') return new Misfit('is computed and cannot be answered');
  if (input.type === 'hidden' && input.source === 'fixed') return new Misfit('has a fixed value');
  if (input.type === 'matrix') return checkMatrix(input, given);
  if (input.type === 'signature') return checkSignature(input, given, facts);
  const value = input.type === 'file_upload' && typeof given === 'string' ? [given] : given;
  const checked = new Field(definitionOf(input, facts.fields)).check(value, undefined);
  if (checked instanceof Misfit) return checked;
  // Choices are stored in their own order; a ranking is its order.
  return misfitOf(input, checked, facts) ?? (input.type === 'ranking' ? value : checked);
}

const isBlank = (value: PresentValue): boolean =>
  (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

/** What the type of field does not know of; undefined when nothing is wrong. */
function misfitOf(
  input: FormInput,
  value: PresentValue,
  { today, uploads }: AnswerFacts,
): Misfit | undefined {
  switch (input.type) {
    case 'short_text':
    case 'long_text':
      return [...(value as string)].length < (input.min_length ?? 0)
        ? new Misfit(`must have at least ${input.min_length} characters`)
        : undefined;
    case 'date':
      return checkDays(input, value as string, today);
    case 'ranking':
      return (value as readonly string[]).length < input.choices.length
        ? new Misfit(`must rank all ${input.choices.length} choices`)
        : undefined;
    case 'address':
      return checkCountry(input, value as { readonly country?: string });
    case 'file_upload':
      return checkUploads(value as readonly string[], input.key, uploads);
    default:
      return undefined;
  }
}

function checkDays(input: InputOf<'date'>, value: string, today: string): Misfit | undefined {
  const { dayOf } = createFormLogic(today);
  const day = value.slice(0, 10);
  const ahead = (days: number | undefined) =>
    days === undefined ? undefined : dayOf(`today${days < 0 ? '-' : '+'}${Math.abs(days)}d`);
  for (const earliest of [input.earliest_date, ahead(input.min_days_ahead)])
    if (earliest !== undefined && day < earliest) return new Misfit(`must be ${earliest} or later`);
  for (const latest of [input.latest_date, ahead(input.max_days_ahead)])
    if (latest !== undefined && day > latest) return new Misfit(`must be ${latest} or earlier`);
  return undefined;
}

function checkCountry(
  { countries = [] }: InputOf<'address'>,
  { country }: { readonly country?: string },
): Misfit | undefined {
  if (countries.length === 0 || (country !== undefined && countries.includes(country))) return undefined;
  return new Misfit(`must be an address in one of ${countries.join(', ')}`);
}

function checkUploads(
  ids: readonly string[],
  key: string,
  uploads: AnswerFacts['uploads'],
): Misfit | undefined {
  const stray = ids.find((id) => uploads.get(id) !== key);
  return stray === undefined
    ? undefined
    : new Misfit(`names ${stray}, which is not a file uploaded for this question`);
}

function checkMatrix(input: InputOf<'matrix'>, value: PresentValue): PresentValue | Misfit | null {
  if (typeof value !== 'object' || Array.isArray(value))
    return new Misfit('must be an object of columns by row');
  const [rows, columns] = [
    new Set(input.rows.map(({ key }) => key)),
    new Set(choicesOf(input).map(({ key }) => key)),
  ];
  const chosen: Record<string, string> = {};
  for (const [row, column] of Object.entries(value)) {
    if (column === null) continue;
    if (!rows.has(row)) return new Misfit(`has no row "${row}"; its rows are ${[...rows].join(', ')}`);
    if (typeof column !== 'string' || !columns.has(column))
      return new Misfit(`must have one of ${[...columns].join(', ')} in the row ${row}`);
    chosen[row] = column;
  }
  return Object.keys(chosen).length === 0 ? null : chosen;
}

/** A drawn signature is an uploaded picture, named by its id; a typed one is a text. */
function checkSignature(
  { key, mode = 'either' }: InputOf<'signature'>,
  value: PresentValue,
  { uploads }: AnswerFacts,
): PresentValue | Misfit {
  if (typeof value !== 'string' || value.length > 200)
    return new Misfit('must be a text, or the id of an uploaded picture');
  const isDrawn = uploads.get(value) === key;
  if (isDrawn && mode === 'type') return new Misfit('must be typed');
  if (!isDrawn && mode === 'draw') return new Misfit('must be drawn: send the id of an uploaded picture');
  return value;
}

/** What is still wrong with answers that each fit their question, once everything is to be there; by the keys of questions, in order. */
export function findMissing(
  elements: readonly FormElement[],
  judged: { readonly answers: Readonly<Record<string, unknown>>; readonly required: readonly string[] },
): Map<string, string> {
  const problems = new Map<string, string>();
  const required = new Set(judged.required);
  for (const input of inputsOf(elements)) {
    const answer = judged.answers[input.key];
    if (required.has(input.key) && input.type !== 'calculation' && input.type !== 'hidden') {
      if (answer === undefined) problems.set(input.key, 'needs an answer');
      else if (input.type === 'consent' && answer !== true) problems.set(input.key, 'must be agreed to');
      else if (input.type === 'matrix' && Object.keys(answer as object).length < input.rows.length)
        problems.set(input.key, 'needs a choice in every row');
    }
    const isOther = Array.isArray(answer) ? answer.includes('other') : answer === 'other';
    if (hasOther(input) && isOther && judged.answers[`${input.key}_other`] === undefined)
      problems.set(`${input.key}_other`, 'needs a text, since "other" is chosen');
  }
  return problems;
}

/** Ids of uploaded files in the answers. */
export function filesIn(
  elements: readonly FormElement[],
  answers: Readonly<Record<string, unknown>>,
): string[] {
  return inputsOf(elements).flatMap(({ type, key }) => {
    const answer = answers[key];
    if (type === 'file_upload' && Array.isArray(answer)) return answer as string[];
    return type === 'signature' && typeof answer === 'string' && uuid.test(answer) ? [answer] : [];
  });
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
