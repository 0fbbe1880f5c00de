// Becomes the service when it is told to. Until then it loads what it is asked to load: that takes most of a start. What it has
// read by then must not have changed when it is told; the process above it sees to that.
// Arguments: the module that starts the service, and the folders whose files are edited.
import fs from 'node:fs';
import { enableCompileCache, registerHooks, syncBuiltinESMExports } from 'node:module';
import { resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FromService, Import, ToService } from './loaded.ts';

// As `main.ts` does, which is loaded too late for what is loaded here.
enableCompileCache(fileURLToPath(new URL('../../.cache/node', import.meta.url)));

const [main, ...folders] = process.argv.slice(2);
const edited = folders.map((folder) => pathToFileURL(folder + sep).href);
const fileOf = (url = ''): string | undefined =>
  edited.some((folder) => url.startsWith(folder)) ? fileURLToPath(url) : undefined;

const imports: Import[] = [];
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const [file, by] = [fileOf(resolved.url), fileOf(context.parentURL)];
    if (file !== undefined) imports.push({ module: file, by });
    else if (by !== undefined && !resolved.url.startsWith('node:')) imports.push({ module: specifier, by });
    return resolved;
  },
});

/** Modules also read files of their own accord while they are loaded. */
const read = new Set<string>();
const { readFileSync } = fs;
fs.readFileSync = ((...given: Parameters<typeof readFileSync>) => {
  const [path] = given;
  if (typeof path === 'string') read.add(resolve(path));
  if (path instanceof URL) read.add(fileURLToPath(path));
  return readFileSync(...given);
}) as typeof readFileSync;
syncBuiltinESMExports();

const tell = (message: FromService, then?: () => void): void =>
  void process.send?.(message, undefined, undefined, then);
const abandoned = (): never => process.exit();
process.once('disconnect', abandoned);

const isTold = Promise.withResolvers<void>();
process.on('message', ({ load, serve }: ToService) => {
  if (load !== undefined) void loadAll(load);
  if (serve === true) isTold.resolve();
});

async function loadAll(modules: readonly string[]): Promise<void> {
  // What cannot be loaded by itself, a package without an entry say, is left to who imports it.
  for (const module of modules) await import(module).catch(() => undefined);
  tell({ read: [...read, ...imports.map(({ module }) => module)] });
}

await isTold.promise;
process.off('disconnect', abandoned);
fs.readFileSync = readFileSync;
syncBuiltinESMExports();
await import(main!);
tell({ imports }, () => process.disconnect());
