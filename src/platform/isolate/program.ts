import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a child runs, and all that it may read. */
export interface Program {
  readonly entry: string;
  readonly readable: readonly string[];
  /** Addresses that it takes without using them, with room for other machines: 1.2 GB measured, 5.4 GB where Node strips types first. */
  readonly reservedBytes: number;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Packages that are not part of the bundle, since they come with code for the machine. */
const native = ['sharp', '@img', 'detect-libc', 'semver'];
/** What the sources load besides; the bundle has it in itself. */
const ofSources = [
  ...['postal-mime', 'unpdf', 'marked'],
  ...['htmlparser2', 'domutils', 'domhandler', 'domelementtype', 'dom-serializer', 'entities'],
];

// The bundler rewrites the address of a module, which is that of its source, and leaves its file name.
const isOfBundle = !import.meta.filename.endsWith('.ts');

/** Beside the sources the sources, beside the bundle of the server (scripts/bundle.ts) that of the child. */
export function ownProgram(isBundled = isOfBundle): Program {
  const entry = isBundled
    ? join(root, 'dist/isolate/main.js')
    : fileURLToPath(new URL('./child/main.ts', import.meta.url));
  const packages = [...native, ...(isBundled ? [] : ofSources)];
  return {
    entry,
    reservedBytes: (isBundled ? 2 : 7) * 1024 ** 3,
    readable: [
      join(dirname(entry), '/'),
      // Says what kind of modules these are.
      join(root, 'package.json'),
      ...packages.map((name) => join(packageFolder(name), '/')),
    ],
  };
}

/** Packages may stand higher up, as those of a work tree do. */
function packageFolder(name: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found) || folder === dirname(folder)) return found;
  }
}
