import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  flags,
  foreignIds,
  manyTyped,
  notTimes,
  standardNames,
  underscored,
  userIds,
} from '../../spec/lint/exceptions.ts';

/** Names of properties and parameters anywhere below. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { properties, in: place, name } = value as Record<string, unknown>;
  if (typeof properties === 'object' && properties !== null)
    for (const key of Object.keys(properties)) found.add(key);
  if (typeof place === 'string' && typeof name === 'string') found.add(name);
  for (const [key, inner] of Object.entries(value))
    if (key !== 'example' && key !== 'examples') namesIn(inner, found);
  return found;
}

it('a name that the naming rules let through is in use', () => {
  const contracts = ['openapi.json', 'console/openapi.json', 'hosted/openapi.json', 'mcp/host-tools.json'];
  const names = new Set(
    contracts.flatMap((path) => [
      ...namesIn(JSON.parse(readFileSync(new URL(`../../generated/${path}`, import.meta.url), 'utf8'))),
    ]),
  );
  const exceptions = [
    ...flags,
    ...foreignIds,
    ...manyTyped,
    ...notTimes,
    ...standardNames,
    ...underscored,
    ...userIds,
  ];
  expect(exceptions.filter((name) => !names.has(name))).toEqual([]);
});
