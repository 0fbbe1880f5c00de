import type { FormElement } from '#generated/types.gen.ts';
import { choicesOf, inputsOf, labelOf, type FormInput } from './content.ts';
import { createFormLogic } from './logic/form-logic.ts';

export type Answered = Readonly<Record<string, unknown>>;

/** How people read an answer: labels in place of keys, amounts with their currency. Files are counted, since their names are elsewhere. */
export function shownAnswer(input: FormInput, answer: unknown): string {
  if (answer === undefined || answer === null) return '';
  if (input.type === 'file_upload') return `${(answer as unknown[]).length} file(s)`;
  if (input.type === 'matrix')
    return input.rows
      .flatMap(({ key, label }) => {
        const column = (answer as Record<string, string>)[key];
        return column === undefined ? [] : [`${label}: ${labelIn(input, column)}`];
      })
      .join('; ');
  if (typeof answer === 'boolean') return answer ? yes(input) : no(input);
  if (Array.isArray(answer)) return answer.map((key) => labelIn(input, String(key))).join(', ');
  if (typeof answer === 'object') return shownParts(answer as Record<string, unknown>);
  if (input.type === 'single_choice') return labelIn(input, String(answer));
  const unit = 'unit' in input && input.unit !== undefined ? ` ${input.unit}` : '';
  return `${String(answer as string | number)}${unit}`;
}

const yes = (input: FormInput): string => (input.type === 'yes_no' ? (input.yes_label ?? 'Yes') : 'Yes');
const no = (input: FormInput): string => (input.type === 'yes_no' ? (input.no_label ?? 'No') : 'No');

const labelIn = (input: FormInput, key: string): string =>
  choicesOf(input).find((choice) => choice.key === key)?.label ?? (key === 'other' ? 'Other' : key);

function shownParts(parts: Record<string, unknown>): string {
  if (typeof parts.amount_minor !== 'number')
    return Object.values(parts)
      .filter((part) => part !== null && part !== '')
      .map(String)
      .join(', ');
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: String(parts.currency) });
  return format.format(parts.amount_minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const places = /\{\{\s*(.+?)\s*\}\}/g;
const created = /^created\.([a-z][a-z0-9_]{0,62})\.id$/;

/** The expressions of a text. */
export const expressionsIn = (text: string): string[] =>
  Array.from(text.matchAll(places), ([, expression]) => expression!);

/** The mapping whose record the expression names; undefined for any other. */
export const mappingNamed = (expression: string): string | undefined => created.exec(expression)?.[1];

export interface TextFacts {
  readonly elements: readonly FormElement[];
  readonly answers: Answered;
  /** Ids of records by the keys of the mappings that created them. */
  readonly created?: ReadonlyMap<string, string>;
  readonly today: string;
}

/**
 * The text with its expressions filled in. `write` puts a value into the language of the text, such as Markdown, where what
 * somebody typed must not become markup.
 */
export function fillText(
  text: string,
  facts: TextFacts,
  write: (value: string) => string = (value) => value,
): string {
  const logic = createFormLogic(facts.today);
  const byKey = new Map(inputsOf(facts.elements).map((input) => [input.key, input]));
  return text.replace(places, (_, expression: string) => {
    const mapping = mappingNamed(expression);
    if (mapping !== undefined) return write(facts.created?.get(mapping) ?? '');
    const input = byKey.get(expression);
    if (input !== undefined) return write(shownAnswer(input, facts.answers[expression]));
    const compiled = logic.compile(expression);
    const value = 'fault' in compiled ? null : compiled.run(facts.answers);
    return write(value === null || value === undefined ? '' : String(value as string | number | boolean));
  });
}

/** A value as plain text within Markdown. */
export const inMarkdown = (value: string): string => value.replace(/[\\`*_{}[\]<>()#+\-.!|~]/g, '\\$&');

/** Questions with their answers, in order, for mails and messages. */
export const answerLines = (
  elements: readonly FormElement[],
  answers: Answered,
): { label: string; text: string }[] =>
  inputsOf(elements).flatMap((input) => {
    const text = shownAnswer(input, answers[input.key]);
    const other = answers[`${input.key}_other`];
    if (text === '' || input.type === 'hidden') return [];
    return [{ label: labelOf(input), text: typeof other === 'string' ? `${text}: ${other}` : text }];
  });
