import type { AnswerSpec } from '#generated/operation.ts';

/** The media type of several that the caller prefers by `Accept`: the first of the contract where nothing else is said. */
export function preferred(answer: AnswerSpec | undefined, accept: string | undefined): string | undefined {
  if (answer === undefined || answer.kind === 'bytes' || answer.mediaTypes.length < 2) return undefined;
  const [first] = answer.mediaTypes;
  if (accept === undefined) return first;
  const ranges = accept.toLowerCase().split(',', maxRanges).map(parseRange);
  let best = first!;
  let bestWeight = 0;
  for (const type of answer.mediaTypes) {
    const weight = weightOf(type, ranges);
    if (weight > bestWeight) [best, bestWeight] = [type, weight];
  }
  return best;
}

const maxRanges = 50;

interface Range {
  readonly type: string;
  readonly weight: number;
}

function parseRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { type, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
}

/** The most specific range that fits decides (RFC 9110 §12.5.1). */
function weightOf(type: string, ranges: readonly Range[]): number {
  const fitting = [type, type.replace(/\/.*/, '/*'), '*/*'];
  for (const candidate of fitting) {
    const found = ranges.find((range) => range.type === candidate);
    if (found !== undefined) return found.weight;
  }
  return 0;
}
