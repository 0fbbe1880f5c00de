import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { largest } from '../support/largest.ts';

const generated = fileURLToPath(new URL('../../generated', import.meta.url));

/** May be lowered, never raised: what more is built is paid for by what is told twice. Measured with 475 operations built. */
const bound = 20_000_000;

it('builds no more bytes than before', () => {
  const files = readdirSync(generated, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const sizes = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [relative(generated, path), statSync(path).size] as const;
  });
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(
    bytes,
    `generated/ has ${bytes.toLocaleString('en')} bytes, of ${bound.toLocaleString('en')}. Shorten descriptions and examples in spec/, or let the compiler write once what several of these files repeat. The bound is not raised without the maintainers. The largest files:\n${largest(sizes)}`,
  ).toBeLessThanOrEqual(bound);
});
