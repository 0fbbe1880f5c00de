import type { AutomationInputField, AutomationLiterals } from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';

type Literal = AutomationLiterals[string];

const day = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * What a person filled in, checked against the fields; those that were left out are null. 400 names the first that does not fit. Whether
 * there are such records and files is not looked at.
 */
export function fittingInputs(
  fields: readonly AutomationInputField[],
  given: AutomationLiterals,
  place: string,
): Record<string, Literal> {
  const known = new Map(fields.map((field) => [field.key, field]));
  for (const key of Object.keys(given))
    if (!known.has(key))
      throw invalid(
        `${place}.${key}`,
        `is no field. The fields are ${[...known.keys()].join(', ') || 'none'}.`,
      );
  const values: Record<string, Literal> = {};
  for (const field of fields) {
    const value = given[field.key] ?? null;
    values[field.key] = value;
    if (!isEmpty(value)) requireFitting(field, value, `${place}.${field.key}`);
    else if (field.is_required === true)
      throw invalid(`${place}.${field.key}`, `is required: ${field.label}.`);
  }
  return values;
}

const isEmpty = (value: Literal): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function requireFitting({ type, choices = [] }: AutomationInputField, value: Literal, place: string): void {
  const expected = (what: string) => invalid(place, `must be ${what}.`);
  switch (type) {
    case 'text':
    case 'long_text':
      if (typeof value !== 'string') throw expected('a text');
      if (type === 'text' && /[\r\n]/.test(value)) throw expected('one line of text');
      return;
    case 'number':
      if (typeof value !== 'number') throw expected('a number');
      return;
    case 'checkbox':
      if (typeof value !== 'boolean') throw expected('true or false');
      return;
    case 'date':
      if (typeof value !== 'string' || !day.test(value) || Number.isNaN(Date.parse(value)))
        throw expected('a day such as 2026-03-02');
      return;
    case 'date_time':
      if (typeof value !== 'string' || !value.includes('T') || Number.isNaN(Date.parse(value)))
        throw expected('an instant such as 2026-03-02T14:05:00Z');
      return;
    case 'single_choice':
      if (!choices.some(({ key }) => key === value))
        throw expected(`one of ${choices.map(({ key }) => key).join(', ')}`);
      return;
    case 'multi_choice':
      if (!Array.isArray(value) || !value.every((each) => choices.some(({ key }) => key === each)))
        throw expected(`a list of ${choices.map(({ key }) => key).join(', ')}`);
      return;
    case 'user':
    case 'client':
    case 'file':
      if (typeof value !== 'string' || !uuid.test(value)) throw expected('an id');
  }
}
