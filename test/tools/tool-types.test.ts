import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StageTool, StageToolType } from '#generated/types.gen.ts';
import type { ProcessSnapshot } from '#src/domain/processes/index.ts';
import { publishingProblem, publishingWarnings } from '#src/domain/processes/publishing.rules.ts';
import { rulesOf, unavailability } from '#src/domain/tools/index.ts';

const contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as { components: { schemas: Record<string, { enum: StageToolType[] }> } };
const types = contract.components.schemas['StageToolType']!.enum;

const processWith = (type: StageToolType, isRequired: boolean): ProcessSnapshot => {
  const tool = {
    id: 'tool',
    name: 'Brief',
    type,
    is_required: isRequired,
    config: { type },
  } as unknown as StageTool;
  return {
    stages: [{ key: 'copy', due_rule: null, substages: [], tools: [tool] }],
    dependencies: [],
  } as unknown as ProcessSnapshot;
};

// A stage with a required tool that nobody can run can never be completed: no type may slip through, whatever the contract adds.
describe.each(types)('a tool of the type %s', (type) => {
  it('can be run, or is refused where it is required and warned of where it is optional', () => {
    const words = unavailability(type);
    expect(rulesOf(type) === null).toBe(words !== null);
    const problem = publishingProblem(processWith(type, true), new Map(), new Map());
    expect(publishingProblem(processWith(type, false), new Map(), new Map())).toBeUndefined();
    const warnings = publishingWarnings(processWith(type, false));
    if (words === null) {
      expect([problem, warnings]).toEqual([undefined, []]);
    } else {
      expect(problem).toMatchObject({ status: 409, message: expect.stringContaining(words) });
      expect(warnings).toEqual([expect.stringContaining(words)]);
    }
  });
});
