import { make, type Made } from '../../src/compiler/compile.ts';
import { emitTexts, emitTools } from '../../src/compiler/emit/index.ts';
import {
  renderForReaders,
  renderTypesForReaders,
  type ReaderOptions,
} from '../../src/compiler/emit/for-readers.ts';
import type { JsonObject } from '../../src/compiler/json.ts';
import { createLoader } from '../../src/compiler/load.ts';
import { compileOptions, type Flags } from '../contract.ts';

export type Files = ReadonlyMap<string, string>;

/** What follows from a contract's document beside what its server runs on. */
export type Part = 'types' | 'texts' | 'tools';

interface ContractTask {
  readonly kind: 'contract';
  readonly contract: number;
  readonly flags: Flags;
}

/** With the document itself, or where that has its place among others. */
interface PartTask<Document> {
  readonly kind: Part;
  readonly document: Document;
  readonly options: ReaderOptions;
}

/** A part of a whole compile that either thread can do; plain data. */
export type Task = ContractTask | PartTask<JsonObject>;

/** The same on its way to another thread. */
export type PackedTask = ContractTask | PartTask<number>;

const loader = createLoader();

/** What a task gives: what a contract is compiled to, or files. */
export async function perform(task: Task): Promise<Made | Files> {
  if (task.kind === 'contract')
    return make({ ...compileOptions(task.contract, task.flags), loader, startForReaders: inThisThread });
  const { kind, document, options } = task;
  if (kind === 'types') return renderTypesForReaders(document, options);
  const emit = kind === 'texts' ? emitTexts : emitTools;
  return emit({ document }, { ...options, pending: () => options.pending ?? [] });
}

/** A contract with errors asks for it no more, whatever becomes of it. */
function inThisThread(
  document: JsonObject,
  options: ReaderOptions = {},
): { result: Promise<Files>; stop: () => void } {
  const result = Promise.resolve().then(() => renderForReaders(document, options));
  result.catch(() => undefined);
  return { result, stop: () => undefined };
}
