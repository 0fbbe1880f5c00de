import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { families } from '#generated/console/operations.ts';
import type { ValidationIssue } from '#generated/operation.ts';
import type { ProcessCreate, ProcessStageInput } from '#generated/console/types.gen.ts';
import type { StageToolConfigInput, TaskDueRule } from '#generated/types.gen.ts';
import { emptyValues } from '#src/families/process-authoring/defaults.ts';
import { planStages } from '#src/families/process-authoring/stages.rules.ts';
import { formatDuration, parseDuration } from '#src/families/process-authoring/text/durations.ts';
import { Names } from '#src/families/process-authoring/text/names.ts';
import { readProcessText } from '#src/families/process-authoring/text/read.ts';
import { writeProcessText } from '#src/families/process-authoring/text/write.ts';
import { describeIssues } from '#src/platform/errors/issues.ts';
import { problem } from '#src/platform/errors/problem.ts';
import type { ProcessSnapshot } from '#src/domain/processes/index.ts';
import { anyText } from '../../support/texts.ts';

const requests = families.find(({ name }) => name === 'process-authoring')!.requests();

const idOf = (kind: string, n: number) => `0191f3a2-6c1e-7b42-9d51-${kind}0000000${n}`;
const numbered = (kind: string, name: (n: number) => string | null) =>
  [0, 1, 2, 3].map((n) => ({ id: idOf(kind, n), name: name(n) }));
const names = {
  // The last one has no address, as accounts of programs do.
  users: new Names(numbered('aaaa', (n) => (n === 3 ? null : `person.${n}@northlight.example`))),
  departments: new Names(numbered('dddd', (n) => ['Content', 'true', 'Ads: paid', '# 1'][n]!)),
  templates: new Names(numbered('eeee', (n) => ['Creative', '2026', "Editor's own", '[draft]'][n]!)),
};

const oneOf = (kind: string) => fc.integer({ min: 0, max: 3 }).map((n) => idOf(kind, n));
const several = (kind: string, minLength = 0) => fc.uniqueArray(oneOf(kind), { minLength, maxLength: 4 });
const nullable = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });

const awkward = fc.constantFrom(
  'null',
  'true',
  '~',
  '1.5',
  '0x1f',
  ' lead',
  'trail ',
  'a: b',
  '- a',
  '# no',
  "it's",
  '"',
  '{{client.name}}',
  '*x',
  '&x',
  '!x',
  '%x',
  '---',
  '...',
  '|',
  '>',
  'a\nb',
  'a\r\nb',
  'a\n\n',
  '\n a',
  `\u0001\n \n${'a'.repeat(40)}`,
  '\t',
  'a\tb',
  '<<',
  '@x',
  'é́',
  '2026-01-01',
  '\u0085',
  '\u2028',
  '\ufeff',
);
const isOneLine =
  /^[^\x00-\x1f\x7f\u2028\u2029]*[^\s\x00-\x1f\x7f\u200b-\u200f\u2060][^\x00-\x1f\x7f\u2028\u2029]*$/;
const storableText = (maxLength: number) =>
  fc
    .oneof(
      awkward,
      fc.string({ unit: 'grapheme', minLength: 1, maxLength }),
      anyText({ minLength: 1, maxLength }),
    )
    .filter((text) => text !== '' && !text.includes('\0') && text.isWellFormed());
/** One line with something to read in it, as the contract wants names. */
const name = storableText(40)
  .map((text) => text.trim())
  .filter((text) => isOneLine.test(text));
const key = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/);
const icon = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
const minutes = fc.oneof(fc.integer({ min: 0, max: 525_600 }), fc.constantFrom(0, 60, 1440, 10_080));
const dueRule: fc.Arbitrary<TaskDueRule> = fc.record({
  anchor: fc.constantFrom('task_start', 'task_due', 'predecessor_completion'),
  offset_minutes: fc.oneof(
    minutes,
    minutes.map((offset) => 0 - offset).filter((offset) => offset !== 0),
  ),
}) as fc.Arbitrary<TaskDueRule>;

const config: fc.Arbitrary<StageToolConfigInput> = fc.oneof(
  fc.record({
    type: fc.constant('checklist' as const),
    items: fc.uniqueArray(fc.record({ key, label: name, is_required: fc.boolean() }), {
      minLength: 1,
      maxLength: 3,
      selector: (item) => item.key,
    }),
  }),
  fc.record({
    type: fc.constant('link' as const),
    url: storableText(20).map((text) => `https://${text}`),
    is_embedded: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('file_request' as const),
    instructions: nullable(storableText(40)),
    min_files: fc.integer({ min: 0, max: 5 }),
    max_files: fc.integer({ min: 5, max: 50 }),
    content_types: fc.constantFrom<string[]>([], ['image/png']),
  }),
  fc.record({
    type: fc.constant('ai_prompt' as const),
    prompt: storableText(60),
    output: fc.constantFrom('show' as const, 'comment' as const),
  }),
  fc.record({
    type: fc.constant('approval' as const),
    approver_ids: several('aaaa', 1),
    approver_roles: fc.constantFrom<'task_assignee'[]>([], ['task_assignee']),
    instructions: nullable(storableText(40)),
  }),
  fc.record({
    type: fc.constant('form' as const),
    form_id: fc.uuid(),
    is_prefilled: fc.boolean(),
    can_repeat: fc.boolean(),
  }),
);

const assignment = fc.oneof(
  fc.record({ mode: fc.constantFrom('none' as const, 'task_assignees' as const, 'client_owners' as const) }),
  fc.record({ mode: fc.constant('members' as const), user_ids: several('aaaa', 1) }),
  fc.record({ mode: fc.constant('auto' as const), skills: fc.uniqueArray(name, { maxLength: 3 }) }),
);

const stage = fc.record({
  key,
  name,
  instructions: nullable(storableText(200)),
  is_required: fc.boolean(),
  auto_start: fc.boolean(),
  auto_complete: fc.boolean(),
  department_id: nullable(oneOf('dddd')),
  assignment,
  due_rule: nullable(dueRule),
  estimated_minutes: nullable(minutes),
  required_field_keys: fc.uniqueArray(key, { maxLength: 3 }),
  status_template_id: nullable(oneOf('eeee')),
  substages: fc.uniqueArray(
    fc.record({
      name,
      description: nullable(storableText(80)),
      is_required: fc.boolean(),
      user_ids: several('aaaa'),
      due_rule: nullable(dueRule),
    }),
    { maxLength: 4, selector: (each) => each.name.toLowerCase() },
  ),
  tools: fc.uniqueArray(
    fc.record({
      name,
      description: nullable(storableText(60)),
      icon: nullable(icon),
      is_required: fc.boolean(),
      is_visible_to_all: fc.boolean(),
      config,
    }),
    { maxLength: 3, selector: (tool) => tool.name.toLowerCase() },
  ),
}) as fc.Arbitrary<ProcessStageInput>;

/** Each stage may wait for any before it, in any way. */
const stages = fc.uniqueArray(stage, { maxLength: 6, selector: (each) => each.key }).chain((list) =>
  fc.tuple(
    ...list.map((each, index) =>
      fc
        .option(
          fc.subarray(list.slice(0, index)).chain((some) =>
            fc.tuple(
              ...some.map((one) =>
                fc.record({
                  key: fc.constant(one.key),
                  type: fc.constantFrom('finish_to_start' as const, 'start_to_start' as const),
                  lag_minutes: fc.oneof(fc.constant(0), minutes),
                }),
              ),
            ),
          ),
          { nil: undefined },
        )
        .map((predecessors) => ({ ...each, ...(predecessors !== undefined && { predecessors }) })),
    ),
  ),
);

const process = fc.record({
  name,
  description: nullable(storableText(80)),
  icon: nullable(icon),
  color: nullable(fc.constantFrom('#2f6fed', '#000000')),
  department_id: nullable(oneOf('dddd')),
  default_assignee_ids: several('aaaa'),
  task_name_template: nullable(storableText(40)),
  priority_level: nullable(fc.constantFrom('low', 'urgent')),
  tags: fc.uniqueArray(name, { maxLength: 4, selector: (tag) => tag.toLowerCase() }),
  due_offset_minutes: nullable(minutes),
  estimated_minutes: nullable(minutes),
  shift_due_on_hold: fc.boolean(),
  status_template_id: nullable(oneOf('eeee')),
  stages,
}) as fc.Arbitrary<ProcessCreate>;

/** A process as it is stored, with what it is called. */
function stored({ stages: inputs = [], ...given }: ProcessCreate, current: ProcessSnapshot['stages'] = []) {
  const values = { ...emptyValues, ...given };
  const planned = planStages(inputs, current, 'body.stages') as unknown as Omit<ProcessSnapshot, 'defaults'>;
  return { values, snapshot: { defaults: values, ...planned } as ProcessSnapshot };
}

const textOf = ({ values, snapshot }: ReturnType<typeof stored>) => writeProcessText(values, snapshot, names);

function read(content: string): ProcessCreate {
  const { body } = readProcessText(content, names);
  expect(
    requests['createProcess']!.body!(body),
    JSON.stringify(requests['createProcess']!.body!.errors),
  ).toBe(true);
  return body;
}

describe('a process as text', () => {
  it('is read as the same process that was written, ids included', () => {
    fc.assert(
      fc.property(process, (wanted) => {
        const before = stored(wanted);
        const after = stored(read(textOf(before)), before.snapshot.stages);
        expect(after.values).toEqual(before.values);
        expect(after.snapshot.stages).toEqual(before.snapshot.stages);
        const sorted = (snapshot: ProcessSnapshot) =>
          snapshot.dependencies.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
        expect(sorted(after.snapshot)).toEqual(sorted(before.snapshot));
      }),
      { numRuns: 150 },
    );
  });

  it('is written the same way each time', () => {
    fc.assert(
      fc.property(process, (wanted) => {
        const text = textOf(stored(wanted));
        expect(textOf(stored(read(text)))).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  it('never brings anything down, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText({ maxLength: 300 }),
          fc
            .array(
              fc.constantFrom(
                'stages:',
                '\n',
                '  ',
                'copy:',
                'after:',
                '[',
                ']',
                '{',
                '}',
                '- ',
                ': ',
                'a',
                '*',
                '&',
                '!',
                '|',
                '"',
                '#',
                '?',
                'name:',
                'tools:',
                'config',
                '0',
              ),
              { maxLength: 40 },
            )
            .map((parts) => parts.join('')),
        ),
        (content) => {
          try {
            readProcessText(content, names);
          } catch (error) {
            expect(error).toMatchObject({
              code: 'validation_error',
              message: expect.stringMatching(/^body\.content (?:line \d+, column \d+: .|is empty)/),
            });
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('what a text says wrong', () => {
  it.each([
    ['name: a\nfoo: 1', 'line 2, column 1: a process has no property foo.'],
    ['name: &x a', 'line 1, column 10: an anchor'],
    ['name: *x', 'line 1, column 7: an alias'],
    ['name: !!str a', 'line 1, column 13: a tag'],
    ['%YAML 1.1\n---\nname: a', 'line 1, column 1: a directive'],
    ['name: a\n---\nname: b', 'line 2, column 1: a second document'],
    ['stages:\n  copy:\n    due: tomorrow', 'line 3, column 10: "tomorrow" is not a due date.'],
    ['stages:\n  copy:\n    estimate: 5', 'line 3, column 15: "5" is not a duration.'],
    ['stages:\n  copy: {}\n  copy: {}', 'line 3, column 3: copy is repeated; each name can occur only once.'],
    ['department: Nobody', 'line 1, column 13: there is no department Nobody in this agency.'],
    [
      'assignees: [person.0@northlight.example, who@northlight.example]',
      'line 1, column 42: there is no member who@northlight.example',
    ],
    ['name: "a\\0b"', 'line 1, column 7: the NUL character'],
    ['stages:\n  copy: { assign: { auto: ["\\ud83d"] } }', 'line 2, column 28: half of a surrogate pair'],
  ])('is told by line and column: %j', (content, expected) => {
    expect(() => readProcessText(content, names)).toThrow(expected);
  });
});

it('what a request would be refused for is told by line and column, whatever its name is', () => {
  const tool = (property: string) =>
    `name: a\nstages:\n  copy:\n    tools:\n      - name: Brief\n        type: link\n        ${property}: { b: 1 }`;
  for (const odd of [
    'other',
    '"a b.c[0] \\"q\\""',
    '"[0]"',
    '"]"',
    "''",
    '__proto__',
    `"${'x'.repeat(100)}"`,
  ]) {
    const { body, source } = readProcessText(tool(odd), names);
    const validate = requests['createProcess']!.body!;
    expect(validate(body), odd).toBe(false);
    const issues = describeIssues(
      'body',
      (validate.errors as readonly ValidationIssue[]).filter(
        ({ keyword }) => keyword === 'additionalProperties',
      ),
    );
    expect(
      issues.map((issue) => (source.locate(problem('validation_error', issue)) as Error).message),
      odd,
    ).toEqual([expect.stringMatching(/^body\.content line 7, column \d+: is not a known property/)]);
  }
});

it('what has the name of another is named by its id', () => {
  // Postgres folds a sigma at the end as any other, and both names are allowed beside each other.
  const alike = new Names([
    { id: idOf('dddd', 0), name: 'ΑΣ' },
    { id: idOf('dddd', 1), name: 'ας' },
  ]);
  for (const n of [0, 1]) expect(alike.idOf(alike.nameOf(idOf('dddd', n))!)).toBe(idOf('dddd', n));
});

it('the text in the guide is one', () => {
  const content = /```yaml\n(name: [^]*?)```/.exec(
    readFileSync(new URL('../../../docs/guides/processes.md', import.meta.url), 'utf8'),
  )![1]!;
  const dana = new Names([{ id: idOf('aaaa', 0), name: 'dana@example.com' }]);
  const { body } = readProcessText(content, { ...names, users: dana });
  expect(requests['createProcess']!.body!(body)).toBe(true);
  expect(stored(body).snapshot).toMatchObject({
    defaults: { due_offset_minutes: 25_920 },
    stages: [
      { key: 'copy', name: 'Copy' },
      { key: 'design', assignment: { mode: 'auto', skills: ['illustration'] } },
      { key: 'approval', tools: [{ is_required: true }] },
    ],
    dependencies: [{ type: 'start_to_start', lag_minutes: 120 }, { type: 'finish_to_start' }],
  });
});

it('a text that is nested beyond all sense is refused like any other', () => {
  expect(() => readProcessText('['.repeat(9_000), names)).toThrow('nested too deeply');
});

it('a text of more parts than a process has is refused before it is understood, and one of nothing but faults by the first', () => {
  for (const part of ['a: ', '! '])
    expect(() => readProcessText(part.repeat(200_000 / part.length), names), part).toThrow(
      'more than 70,000 tokens',
    );
  for (const part of ['[', ']', '- ', '-\n', '[{},'])
    expect(() => readProcessText(part.repeat(200_000 / part.length), names), part).toThrow(
      'more than 10,000 entries of lists and brackets',
    );
  expect(() => readProcessText('"'.repeat(100_000), names)).toThrow('line 1, column 3');
  expect(() => readProcessText(`name: "${'\\q'.repeat(90_000)}"`, names)).toThrow('line 1, column 8');
});

describe('lengths of time', () => {
  it.each([
    [0, '0m'],
    [90, '1h 30m'],
    [1440, '1d'],
    [10_080, '1w'],
    [11_520, '8d'],
    [1501, '1d 1h 1m'],
  ])('%i minutes are %s', (length, text) => {
    expect(formatDuration(length)).toBe(text);
    expect(parseDuration(text)).toBe(length);
  });

  it('are read as people write them, and nothing else', () => {
    expect(['90m', '4h', '2d', '1w 2d', '1d4h', '90 m'].map(parseDuration)).toEqual([
      90, 240, 2880, 12_960, 1680, 90,
    ]);
    expect(['', '4', 'h', '-1h', '1.5h', '1h 1d', '4h later'].map(parseDuration)).toEqual(
      Array(7).fill(undefined),
    );
  });
});
