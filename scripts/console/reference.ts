import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { referenceFiles } from '../../src/compiler/emit/reference/index.ts';
import { isObject, type JsonObject } from '../../src/compiler/json.ts';
import { buildModel } from '../../src/compiler/model.ts';
import { object, type OpenApiDocument } from '../../src/compiler/schema.ts';
import { ownContract } from '../contract.ts';

export const contractFile = fileURLToPath(new URL('../../generated/openapi.json', import.meta.url));

/** What the pages of the reference read, as name → JSON: follows from the contract alone, and stands nowhere but among the built pages. */
export function referenceOf(file = contractFile): ReadonlyMap<string, string> {
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  return new Map(
    referenceFiles(
      buildModel(document, { pending: pendingOf(document), doorHeaders: ownContract.emit.doorHeaders }),
    ),
  );
}

/** Operations without a handler, as the compiler marked them. */
const pendingOf = ({ paths }: OpenApiDocument): string[] =>
  Object.values(object(paths))
    .flatMap((item) => Object.values(object(item)))
    .filter((operation): operation is JsonObject => isObject(operation) && operation['x-pending'] === true)
    .map(({ operationId }) => String(operationId));

const MODULE = 'virtual:reference';
const SERVED = '/console/@reference/';

/**
 * Gives the pages `virtual:reference`, with the address of each of these files. A build puts them among its assets; while Vite serves
 * the sources, they are made of the contract as it stands.
 */
export function reference(): Plugin {
  let isBuild = false;
  let made: { readonly at: number; readonly files: ReadonlyMap<string, string> } | undefined;
  const current = (): ReadonlyMap<string, string> => {
    const at = statSync(contractFile).mtimeMs;
    if (made?.at !== at) made = { at, files: referenceOf() };
    return made.files;
  };
  return {
    name: 'reference',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const addresses = [...current()].map(([name, source]) => {
        if (!isBuild) return [name, JSON.stringify(SERVED + name)];
        const asset = this.emitFile({ type: 'asset', name: name.replace(/^.*\//, ''), source });
        return [name, `import.meta.ROLLUP_FILE_URL_${asset}`];
      });
      return `export const addresses = new Map([${addresses.map(([name, address]) => `[${JSON.stringify(name)}, ${address}]`).join()}]);`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const text = request.url?.startsWith(SERVED)
          ? current().get(request.url.slice(SERVED.length))
          : undefined;
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(text);
      });
    },
  };
}
