import fc from 'fast-check';
import { expect, it } from 'vitest';
import { families as consoleFamilies } from '#generated/console/operations.ts';
import { families } from '#generated/operations.ts';
import { valuesOf } from './arbitrary.ts';
import { bodySchema, operations } from './operations.ts';

const validators = new Map(
  [...consoleFamilies, ...families].flatMap((family) => Object.entries(family.requests())),
);
const samples = 24;

// Values that die in validation prove nothing about what is behind it.
it.each(
  operations
    .filter((operation) => bodySchema(operation) !== undefined)
    .map((operation) => [operation.id, operation] as const),
)('makes bodies for %s of which many pass validation', (id, operation) => {
  const bodies = fc.sample(
    valuesOf(bodySchema(operation)!, '', { ids: () => [], words: ['industry', 'lead'] }),
    { numRuns: samples, seed: 11 },
  );
  // As they arrive: validators take values of JSON only, and fill in defaults.
  const passed = bodies.filter((body) => validators.get(id)!.body!(JSON.parse(JSON.stringify(body))));
  expect(passed.length).toBeGreaterThan(samples / 3);
});
