import { renderTypes, type TypesOptions } from './types/index.ts';
import { emitTexts } from './index.ts';
import type { OpenApiDocument } from '../schema.ts';

/** What `renderForReaders` has to know; plain data, as it goes to another thread. */
export interface ReaderOptions extends TypesOptions {
  readonly hostTools?: boolean | undefined;
  /** With `llms.txt` (default: yes). */
  readonly forModels?: boolean | undefined;
  /** Operations without a handler. */
  readonly pending?: readonly string[] | undefined;
  readonly doorHeaders?: readonly string[] | undefined;
}

/**
 * What programmers and models read of a contract, as path → text: types, client, `llms.txt`. No
 * server runs on it, and it takes longer than all that one does, so it is made apart from that.
 */
export function renderForReaders(
  document: OpenApiDocument,
  options: ReaderOptions = {},
): Map<string, string> {
  const texts = emitTexts({ document }, { ...options, pending: () => options.pending ?? [] });
  return new Map([...texts, ...renderTypesForReaders(document, options)]);
}

/** Of these, types and client. Nobody calls a host's tools as a REST API. */
export const renderTypesForReaders = (
  document: OpenApiDocument,
  options: ReaderOptions = {},
): Map<string, string> =>
  renderTypes(document, { ...options, client: options.client !== false && options.hostTools !== true });

/** Whether a file of the output is one of these. */
export const isForReaders = (path: string): boolean =>
  /^(types\.gen\.ts|client\/|llms\.txt|llms-(parts|lines)\.json)/.test(path);
