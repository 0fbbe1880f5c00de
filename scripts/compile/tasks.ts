import { make, type Made } from '../../src/compiler/compile.ts';
import { emitTexts } from '../../src/compiler/emit/index.ts';
import type { ReaderOptions } from '../../src/compiler/emit/for-readers.ts';
import type { JsonObject } from '../../src/compiler/json.ts';
import { createLoader } from '../../src/compiler/load.ts';
import { compileOptions, type Flags } from '../contract.ts';

export type Files = ReadonlyMap<string, string>;

/** A part of a whole compile that either thread can do; plain data. */
export type Task =
  | { readonly kind: 'contract'; readonly contract: number; readonly flags: Flags }
  | { readonly kind: 'types' | 'texts'; readonly document: JsonObject; readonly options: ReaderOptions };

const loader = createLoader();

/** What a task gives: what a contract is compiled to, or files. */
export async function perform(task: Task): Promise<Made | Files> {
  if (task.kind === 'contract')
    return make({ ...compileOptions(task.contract, task.flags), loader, startForReaders: inThisThread });
  if (task.kind === 'texts')
    return emitTexts(
      { document: task.document },
      { ...task.options, pending: () => task.options.pending ?? [] },
    );
  const { renderTypesForReaders } = await import('../../src/compiler/emit/for-readers.ts');
  return renderTypesForReaders(task.document, task.options);
}

function inThisThread(
  document: JsonObject,
  options: ReaderOptions = {},
): { result: Promise<Files>; stop: () => void } {
  const result = import('../../src/compiler/emit/for-readers.ts').then(({ renderForReaders }) =>
    renderForReaders(document, options),
  );
  // A contract with errors asks for it no more, whatever becomes of it.
  result.catch(() => undefined);
  return { result, stop: () => undefined };
}
