import { invalid, type Problem } from './problem.ts';

const maxNamed = 30;

/** 400 for a value that is none of those that there are; it names them. */
export const unknownChoice = (place: string, value: unknown, choices: readonly string[]): Problem =>
  invalid(place, `is "${String(value).slice(0, 80)}", but ${listed(choices)}.`);

function listed(choices: readonly string[]): string {
  if (choices.length === 0) return 'there is nothing to choose from';
  const left = choices.length - maxNamed;
  return `must be one of ${choices.slice(0, maxNamed).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}
