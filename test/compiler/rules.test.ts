import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rule } from '#src/compiler/rule.ts';
import { withPaths } from '../../spec/lint/files.ts';
import { hostedRules } from '../../spec/lint/hosted.ts';
import { rules } from '../../spec/lint/rules.ts';
import { brokenOperations } from './broken-operations.ts';
import { brokenSchemas } from './broken-schemas.ts';
import { brokenHosted } from './hosted-contract.ts';
import { family, inFamily, root, RulesContract, type Edit } from './rules-contract.ts';

/**
 * Every MUST and SHOULD of spec/README.md: a small contract that keeps all of them, and for each rule an edit that
 * breaks it. What the author reads is the expectation; keep it a message that cures.
 */
const broken = [...brokenOperations, ...brokenSchemas];
let contract: RulesContract;
beforeAll(() => {
  contract = new RulesContract();
});
afterAll(() => contract?.remove());

describe('a slip of the pen', () => {
  it.each([
    [
      'a field of OpenAPI',
      inFamily('      responses:\n', '      respones:\n'),
      'structure  "respones" is no field of an operation. Did you mean responses?',
    ],
    [
      'a keyword of a schema',
      inFamily('required: [data, pagination]', 'requird: [data, pagination]'),
      'C31  "requird" is no keyword of a schema. Did you mean required?',
    ],
    [
      'an extension',
      inFamily('x-events: [widget.created]', 'x-evnts: [widget.created]'),
      'C31  "x-evnts" is no extension of an operation. Did you mean x-events?',
    ],
    [
      'a reference',
      inFamily("'#/components/schemas/WidgetArchive'", "'#/components/schemas/WidgetArchvie'"),
      'Did you mean WidgetArchive?',
    ],
    [
      'a permission',
      inFamily('x-permission: settings.manage', 'x-permission: settings.mange'),
      'C4  "settings.mange" is not in spec/shared/permissions.yaml. Did you mean settings.manage?',
    ],
    ['an event', inFamily('[widget.created]', '[widget.craeted]'), 'Did you mean widget.created?'],
  ])('in %s is named with what was meant, and without what follows from it', (_name, edit, message) => {
    const found = contract.messagesAfter([edit]).filter((each) => / error /.test(each));
    expect(found.join('\n')).toContain(message);
    // An event that nothing emits any more is a fault of its own.
    expect(found.length).toBeLessThanOrEqual(message.includes('widget.created') ? 2 : 1);
  });
});

describe('the rules of the contract', () => {
  it('say nothing about a contract that keeps them', () => {
    expect(contract.messagesAfter()).toEqual([]);
  });

  it.each(broken)('%s: %j', (rule, edit, message) => {
    const edits = (typeof edit[0] === 'string' ? [edit] : edit) as readonly Edit[];
    const found = contract.messagesAfter(edits);
    expect(found).toContainEqual(
      expect.stringMatching(new RegExp(`^spec/.+:\\d+:\\d+  (error|warning) ${rule}  .*${escape(message)}`)),
    );
  });

  it('are all tried', () => {
    const tried = new Set([...broken, ...brokenHosted].map(([rule]) => rule));
    const readme = readFileSync(new URL('../../spec/README.md', import.meta.url), 'utf8');
    const written = [...readme.matchAll(/^- \*\*(C\d+) (?:MUST|SHOULD)\*\*/gm)].map(([, rule]) => rule!);
    expect(written.filter((rule) => !tried.has(rule))).toEqual([]);
    expect([...new Set([...rules, ...hostedRules].map(({ id }) => id))].sort()).toEqual(
      [...new Set(written)].sort(),
    );
  });

  it('let a contract take some of the paths of its families', () => {
    const forgotten: Edit[] = [
      [root, "  /v1/widgets: { $ref: './families/widgets.yaml#/paths/~1v1~1widgets' }\n", ''],
    ];
    const complaints = (judges: readonly Rule[]) =>
      contract.messagesAfter(forgotten, judges).filter((message) => message.includes(' C60 '));
    expect(complaints(withPaths(rules, '/v1/'))).toHaveLength(1);
    expect(complaints(withPaths(rules, '/console/api/'))).toEqual([]);
  });

  it('leave what only the paths of another contract use to its own rules', () => {
    const shape =
      '    WidgetColour: { type: string, enum: [red, green], description: Colour of the widget. }\n';
    const consolePath = (path: string): string =>
      `  ${path}:\n    get: { responses: { '200': { $ref: '#/components/schemas/WidgetColour' } } }\n`;
    const unusedAfter = (path: string): string[] =>
      contract
        .messagesAfter([
          [family, '  schemas:\n', `  schemas:\n${shape}`],
          [family, 'paths:\n', `paths:\n${consolePath(path)}`],
        ])
        .filter((message) => message.includes(' C61 '));
    expect(unusedAfter('/console/api/widgets')).toEqual([]);
    expect(unusedAfter('/v1/other-widgets')).toEqual([
      expect.stringContaining('Nothing uses WidgetColour in schemas'),
    ]);
  });

  it('name the line that the author has to change', () => {
    const line =
      contract.files[family]!.split('\n').findIndex((text) => text.includes('summary: List widgets')) + 1;
    expect(contract.messagesAfter([inFamily('summary: List widgets', 'summary: List widgets.')])[0]).toMatch(
      new RegExp(`^${family}:${line}:7  error C3`),
    );
  });
});

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
