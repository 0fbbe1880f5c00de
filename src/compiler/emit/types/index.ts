import { requireParsable } from '../../loadable.ts';
import type { OpenApiDocument } from '../../schema.ts';
import { clientIndex, clientRuntime } from './client.ts';
import { contractTypes } from './declarations.ts';
import { queriesFile } from './queries.ts';
import { sdkFile } from './sdk.ts';

export interface TypesOptions {
  /** Also options for TanStack Query: a query for what reads, a mutation for what writes. */
  readonly queries?: boolean | undefined;
  /** What calls operations comes along (default: it does): the client, and `calls.ts`. */
  readonly client?: boolean | undefined;
  /**
   * Makes two types of a schema that has properties which are only read or only written, and of all that lead to it (default: it does).
   * Needless where requests and answers have schemas of their own.
   */
  readonly splitReadWrite?: boolean | undefined;
}

/** `types.gen.ts` and `client/`: the contract's types and a typed fetch client, as path → text. */
export function renderTypes(
  document: OpenApiDocument,
  { queries, client, splitReadWrite = true }: TypesOptions = {},
): Map<string, string> {
  const types = contractTypes(document, splitReadWrite);
  const files = new Map([['types.gen.ts', types.source]]);
  if (client !== false) {
    for (const [path, text] of [...clientRuntime(), ...clientIndex(types)]) files.set(path, text);
    files.set('client/sdk.gen.ts', sdkFile(document, types));
    const all = queries === true ? queriesFile(types) : undefined;
    if (all !== undefined) files.set('client/@tanstack/react-query.gen.ts', all);
  }
  for (const [path, text] of files) requireParsable(path, text);
  return files;
}
