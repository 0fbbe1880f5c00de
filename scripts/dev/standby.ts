// Becomes the service when it is told to. Until then it loads the packages that the service is made with, which no edit changes:
// they take a third of a start.
import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
};
const abandoned = (): never => process.exit();
process.once('disconnect', abandoned);
const isTold = new Promise((resolve) => process.once('message', resolve));
// A package without an entry is loaded by its parts, or is a program: then there is nothing to do beforehand.
for (const name of Object.keys(dependencies)) await import(name).catch(() => undefined);
await isTold;
process.off('disconnect', abandoned);
process.disconnect();
await import('../../src/main.ts');
