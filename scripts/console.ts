// Builds the console's pages to dist/console/; `--if-stale` does nothing when they were built from these very sources.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { digestOf } from '../src/compiler/digest.ts';

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const sources = [
  'src/console/web',
  'generated/console/types.gen.ts',
  'generated/console/client',
  'generated/openapi.json',
  'src/compiler',
  'scripts/console',
  'generated/operations.txt',
  'generated/console/operations.txt',
  'spec/CHANGELOG.md',
  'package-lock.json',
];
const stamp = path('dist/console/.digest');

/** Builds the pages unless that was done; answers whether it was needed. */
export async function buildConsole({ ifStale }: { readonly ifStale: boolean }): Promise<boolean> {
  const digest = digestOf(path(''), sources.map(path).filter(existsSync));
  if (ifStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
  // Everything that loading it needs is only for building.
  const [{ build }, { reference }] = await Promise.all([import('vite'), import('./console/reference.ts')]);
  // Whoever builds, such as a test run: these are the pages that people get.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    configFile: path('src/console/web/vite.config.ts'),
    plugins: [reference()],
    logLevel: 'warn',
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  compress(path('dist/console/assets/'));
  writeFileSync(stamp, digest);
  return true;
}

/** Compressed once, as small as can be, and not for each who asks. */
function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|json|svg)$/.test(name)) continue;
    const content = readFileSync(folder + name);
    writeFileSync(
      `${folder}${name}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${folder}${name}.gz`, gzipSync(content, { level: 9 }));
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { 'if-stale': { type: 'boolean', default: false } } });
  if (await buildConsole({ ifStale: values['if-stale'] })) console.log('The console is built.');
}
