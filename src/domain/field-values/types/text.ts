import { RE2JS } from 're2js';
import type { ConfigOf } from '../definition.ts';
import { misfit, type CheckValue } from '../misfit.ts';

/** Characters as people count them, as JSON Schema's maxLength does. */
const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};

const tooLong = (text: string, max: number): boolean => text.length > max && lengthOf(text) > max;

/** One line of text. The pattern runs in linear time, whatever an agency wrote. */
export function checkText(config: ConfigOf<'text'>): CheckValue {
  const max = config.max_length ?? 1000;
  const pattern = config.pattern === undefined ? undefined : RE2JS.compile(config.pattern);
  return (value) => {
    if (typeof value !== 'string') return misfit('must be a string');
    if (value.trim() === '') return misfit('must not be blank; null clears it');
    if (/[\r\n]/.test(value)) return misfit('must be a single line');
    if (tooLong(value, max)) return misfit(`must not be longer than ${max} characters`);
    if (pattern !== undefined && !pattern.matches(value))
      return misfit(config.pattern_hint ?? `must match the pattern ${config.pattern}`);
    return value;
  };
}

export function checkLongText(config: ConfigOf<'long_text'>): CheckValue {
  const max = config.max_length ?? 50_000;
  return (value) => {
    if (typeof value !== 'string') return misfit('must be a string');
    if (value.trim() === '') return misfit('must not be blank; null clears it');
    if (tooLong(value, max)) return misfit(`must not be longer than ${max} characters`);
    return value;
  };
}

/** Why a pattern cannot be used, or undefined when it can. */
export function patternProblem(pattern: string): string | undefined {
  try {
    RE2JS.compile(pattern);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
