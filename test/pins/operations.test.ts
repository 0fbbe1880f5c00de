import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { families } from '#generated/operations.ts';

/**
 * What others build on: each operation's name, address, permission and tool name. A line that changes here breaks a
 * caller, a granted role or an AI host; a new line is a new promise.
 */
const pinned = readFileSync(new URL('operations.txt', import.meta.url), 'utf8');

it('promises these operations and no others', () => {
  const now = families.map((family) =>
    [
      `# ${family.name}`,
      ...family.operations.map(({ id, method, path, permission }) => `${id} ${method} ${path} ${permission}`),
    ].join('\n'),
  );
  expect(now.join('\n\n')).toBe(pinned.trim());
});

it('names each tool by its operation', () => {
  for (const { id, tool } of families.flatMap((family) => family.operations)) {
    expect(tool).toBe(id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  }
});
