import type { FormElement, FormSettings } from '#generated/types.gen.ts';
import { inputsOf } from '../content.ts';

type Answered = Readonly<Record<string, unknown>>;

export interface Respondent {
  readonly name: string | null;
  readonly email: string | null;
}

const nameKeys = ['name', 'full_name', 'your_name', 'contact_name', 'contact_person'];

/** Who filled the form in, as far as the answers say so. Addresses are kept in lower case, so that they can be found. */
export function respondentIn(
  elements: readonly FormElement[],
  { mappings }: FormSettings,
  answers: Answered,
): Respondent {
  const text = (key: string | undefined): string | null => {
    const answer = key === undefined ? undefined : answers[key];
    return typeof answer === 'string' && answer.trim() !== '' ? answer.trim().slice(0, 200) : null;
  };
  const email = inputsOf(elements).find(
    (input) => input.type === 'email' && input.is_respondent !== false && answers[input.key] !== undefined,
  );
  const mapped = mappings
    .flatMap(({ fields }) => fields)
    .find(({ target }) => target === 'contact.name')?.element_key;
  const parts = [text('first_name'), text('last_name')].filter((part) => part !== null);
  const name =
    text(mapped) ?? nameKeys.map(text).find((found) => found !== null) ?? (parts.join(' ') || null);
  return { name, email: text(email?.key)?.toLowerCase() ?? null };
}

const maxSearchText = 20_000;

/** Everything that people typed, for the search and to tell equal submissions apart. */
export function wordsIn(answers: Answered): string {
  const words = Object.values(answers).flatMap((answer) => {
    if (typeof answer === 'string') return [answer];
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return [];
    return Object.values(answer).filter((part) => typeof part === 'string');
  });
  return words.join('\n').slice(0, maxSearchText);
}
