import { Ajv2020 } from 'ajv/dist/2020.js';
import { boundWork } from './keywords.ts';
import { runtimeCode } from './runtime-module.ts';
import { formats } from './runtime.ts';

/** Schemas are known by plain names and refer to each other by these: there is nothing to resolve. */
const plainNames = {
  parse: (name: string) => ({ path: name }),
  serialize: ({ path = '' }: { readonly path?: string }) => path,
  resolve: (_base: string, name: string) => name,
};

/**
 * Ajv as every validator is compiled: all errors (within bounds, see `boundWork`), no coercion, formats compiled in. What is evaluated is counted only for
 * schemas with `unevaluatedProperties` or `unevaluatedItems`, as it makes every function longer.
 */
export function newAjv({ unevaluated }: { readonly unevaluated: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    discriminator: true,
    strict: false,
    validateSchema: false,
    meta: false,
    // Inlining small components made modules 5–15 % larger and validation no faster (1.5 µs for a body of ten fields).
    inlineRefs: false,
    logger: false,
    // Its optimizer takes a fifth of the time of a whole compile; what matters of it is done to the text of a module.
    uriResolver: plainNames,
    code: { source: true, esm: true, lines: true, optimize: false, formats: runtimeCode('formats') },
    formats,
  });
  // Its constructor insists on both.
  Object.assign(ajv.opts, { unevaluated, dynamicRef: false });
  boundWork(ajv);
  return ajv;
}
