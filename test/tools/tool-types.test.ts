import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StageTool, StageToolType } from '#generated/types.gen.ts';
import type { ProcessSnapshot } from '#src/domain/processes/index.ts';
import { publishingProblem, publishingWarnings } from '#src/domain/processes/publishing.rules.ts';
import { rulesOf } from '#src/domain/tools/index.ts';

const contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as { components: { schemas: Record<string, { enum: StageToolType[] }> } };
const types = contract.components.schemas['StageToolType']!.enum;

const processWith = (isRequired: boolean): ProcessSnapshot => {
  const tool = { id: 'tool', name: 'Brief', type: 'link', is_required: isRequired, config: { type: 'link' } };
  return {
    stages: [{ key: 'copy', due_rule: null, substages: [], tools: [tool as unknown as StageTool] }],
    dependencies: [],
  } as unknown as ProcessSnapshot;
};
const faults = (isLasting: boolean) =>
  new Map([
    [
      'tool',
      [
        {
          text: 'The form is closed.',
          health: 'outdated',
          refuses: isLasting ? 'always' : 'if_required',
        } as const,
      ],
    ],
  ]);
const problemOf = (isRequired: boolean, isLasting: boolean) =>
  publishingProblem(processWith(isRequired), faults(isLasting));

describe('a process with a tool that cannot be run', () => {
  it('is refused where the tool is required, as its stage could never be completed', () => {
    expect(problemOf(true, false)).toMatchObject({
      status: 409,
      message: expect.stringContaining(
        'is required, so the stage could not be completed. The form is closed.',
      ),
    });
    expect(publishingProblem(processWith(true))).toBeUndefined();
  });

  it('is published with a warning where the tool is optional', () => {
    expect(problemOf(false, false)).toBeUndefined();
    expect(publishingWarnings(processWith(false), faults(false))).toEqual([
      'The tool "Brief" of the stage copy has no effect. The form is closed.',
    ]);
    expect(publishingWarnings(processWith(false))).toEqual([]);
  });

  it('is refused where that lasts until somebody changes it', () => {
    expect(problemOf(false, true)).toMatchObject({ status: 409 });
  });
});

// A stage with a required tool that nobody can run can never be completed.
it.each(types)('has rules for tools of the type %s', (type) => {
  expect(rulesOf(type)).toMatchObject({ missing: expect.any(Function), apply: expect.any(Function) });
});
