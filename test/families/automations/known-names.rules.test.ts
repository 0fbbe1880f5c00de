import { describe, expect, it } from 'vitest';
import {
  actions,
  contractShapes,
  eventFields,
  events,
  guidanceOf,
  pathFault,
  type Path,
  type Shape,
} from '#src/domain/workflows/index.ts';

/** Paths to all leaves of an example. */
function leaves(value: unknown, around: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [around];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((each, index) => [index, each])
    : Object.entries(value);
  return entries.length === 0 ? [around] : entries.flatMap(([name, each]) => leaves(each, [...around, name]));
}

const contract = await contractShapes();
const faults = (shape: Shape, paths: readonly Path[]): string[] =>
  paths.flatMap((path) => pathFault(shape, path, 'it', contract.component) ?? []);

describe('names that are known', () => {
  it('have what examples and filters of events have', () => {
    for (const [type, { sample }] of events()) {
      const shape = contract.event(type);
      expect(shape, type).not.toBe(1);
      expect(faults(shape, leaves(sample)), type).toEqual([]);
      expect(
        faults(
          shape,
          eventFields(type).map(({ path }) => path.split('.')),
        ),
        type,
      ).toEqual([]);
      expect(faults(shape, [['nothing_like_it']]), type).toHaveLength(1);
    }
  });

  it('have what examples of operations return', () => {
    let looked = 0;
    for (const { operation } of actions().values()) {
      if (operation === null) continue;
      const { answer } = guidanceOf(operation.family, operation.tool).example;
      const shape = contract.result(operation.id);
      const result = operation.isList ? { items: answer.data, total: 1 } : (answer.data ?? answer);
      expect(faults(shape, leaves(result)), operation.id).toEqual([]);
      looked += 1;
    }
    expect(looked).toBeGreaterThan(300);
  });
});
