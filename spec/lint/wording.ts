import { isObject } from '../../src/compiler/json.ts';
import type { Report, Rule } from '../../src/compiler/rule.ts';
import type { Token } from '../../src/compiler/pointer.ts';

/** Wordings that readers stumble over, and what to write instead (C36). */
const wordings: readonly (readonly [RegExp, string])[] = [
  [/\ba SOP/, 'an SOP'],
  [/\b[Tt]ells? subscribers\b/, 'sends `client.created`: name the event'],
  [/\b[Ww]hoever\b/, 'a noun: "anyone who …", "the caller"'],
  [/\bfor who\b/, 'a noun: "for callers who …"'],
  [/\bof (?:its|their|his) own\b/, '"separate", "own …", or nothing'],
  [/\bAnswers (?:with )?[1-5]\d\d\b/, 'Returns 409'],
  [/\bran out\b|\bruns? out\b/, 'expired, expires'],
  [/\bpresent password\b/, 'current password'],
  [/\b[Mm]ake a key\b/, 'create a key'],
  [/\balike\b/, 'drop it, or "in the same way"'],
  [/\bwhat is no\b/, 'a noun with "must be …"'],
  [/\bwith us\b/, 'name the service'],
  [/\bNever (?:is|are)\b/, 'subject, verb, object'],
];

/** Texts of the contract that people and models read. */
const readableKeys: ReadonlySet<string> = new Set(['summary', 'description', 'when', 'x-permission-reason']);

function judge(value: unknown, tokens: readonly Token[], report: Report): void {
  if (Array.isArray(value)) return value.forEach((item, index) => judge(item, [...tokens, index], report));
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    // Examples and defaults are data.
    if (key === 'example' || key === 'examples' || key === 'default' || key === 'const' || key === 'enum')
      continue;
    const at = [...tokens, key];
    if (typeof inner === 'string' && (readableKeys.has(key) || tokens.at(-1) === 'x-enumDescriptions'))
      judgeText(inner, at, report);
    else judge(inner, at, report);
  }
}

function judgeText(text: string, at: readonly Token[], report: Report): void {
  for (const [pattern, instead] of wordings) {
    const found = pattern.exec(text);
    if (found !== null) report(at, `"${found[0]}": write ${instead}.`);
  }
}

export const wordingRules: readonly Rule[] = [
  {
    id: 'C36',
    severity: 'error',
    check: ({ document }, report) => judge(document, [], report),
  },
];
