import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiled code is kept between starts, types stripped already: a start costs half the CPU. It has to be on before
// anything else is loaded, hence the late import.
enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)));
const { run } = await import('./process.ts');
await run();
flushCompileCache();
