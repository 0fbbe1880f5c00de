import { analyse, type AnalyseOptions, type Analysis } from './analyse.ts';
import type { Bundle } from './bundle.ts';
import { hasErrors, sortDiagnostics, type Diagnostic } from './diagnostics.ts';
import { isForReaders } from './emit/for-readers.ts';
import { emitProgram, hasTools, type EmitOptions } from './emit/index.ts';
import type { JsonObject } from './json.ts';
import { compareOutput, writeOutput, writeSome, type Written } from './output.ts';
import { Refusal } from './refusal.ts';
import { readerOptions, startForReaders } from './readers-thread.ts';
import { startSpectral, type SpectralOptions } from './spectral.ts';
import { checkVersion, servedDocument } from './supported.ts';
import type { Thread } from './thread.ts';

export interface CompileOptions extends AnalyseOptions {
  readonly out: string;
  readonly emit?: EmitOptions;
  /** Leaves out what is made for readers (types, client, `llms.txt`), which takes longer than all the rest. */
  readonly serverOnly?: boolean;
  /** Makes what is left out then, on a thread of its own unless told otherwise. */
  readonly startForReaders?: typeof startForReaders;
  /** Makes tools and their guidance beside the rest (default: among it). */
  readonly startTools?: typeof startForReaders;
  /** Runs Spectral's rules for OpenAPI as well. */
  readonly spectral?: SpectralOptions;
  /** Compares what is committed with what would be written, and writes only when all of it agrees. */
  readonly check?: boolean;
  /** Names of the files that are committed, because people review them in a diff (default: all). */
  readonly committed?: readonly string[];
  /** Files in `out` that are not the compiler's, relative to it. */
  readonly kept?: readonly string[];
  /** Digest of the inputs, kept with the output. */
  readonly inputs?: string;
}

export interface CompileResult extends Written {
  readonly diagnostics: readonly Diagnostic[];
  /** With `check`: what is committed and not as it would be written. */
  readonly differences: readonly string[];
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>;
}

/** What a contract is compiled to, before it is written; plain data. */
export interface Made {
  readonly diagnostics: readonly Diagnostic[];
  readonly timings: Record<string, number>;
  /** Undefined when there are errors. */
  readonly files: ReadonlyMap<string, string> | undefined;
}

/** Contract to files. With an error among the diagnostics nothing is written. */
export const compile = async (options: CompileOptions): Promise<CompileResult> =>
  written(options, await make(options));

/** Writes what was made, or compares it. */
export function written(options: CompileOptions, { diagnostics, timings, files }: Made): CompileResult {
  if (files === undefined) return { changed: [], removed: [], differences: [], diagnostics, timings };
  const clock = stopwatch(timings);
  const output = finish(options, files);
  clock.lap('write');
  return { ...output, diagnostics, timings };
}

/** Contract to text. */
export async function make(options: CompileOptions): Promise<Made> {
  const clock = stopwatch();
  const threads = new Threads(options);
  const prepared = prepare({ ...options, onBundled: (bundle) => threads.start(bundle) });
  clock.lap('analyse');
  const ended = (diagnostics: readonly Diagnostic[], files?: Made['files']): Made => {
    threads.stop();
    return { diagnostics, files, timings: clock.laps };
  };
  const { document } = prepared;
  if (document === undefined) return ended(prepared.diagnostics);

  const toolsApart = threads.hasTools;
  const emitted = emit(prepared.analysis, document, { ...options.emit, toolsApart });
  clock.lap('emit');
  const diagnostics = [
    ...prepared.diagnostics,
    ...(await threads.findings()),
    ...('diagnostics' in emitted ? emitted.diagnostics : []),
  ];
  if (hasErrors(diagnostics) || 'diagnostics' in emitted) return ended(sortDiagnostics(diagnostics));
  const files = new Map([...emitted.files, ...(await threads.tools()), ...(await threads.forReaders())]);
  clock.lap('waiting');
  return ended(sortDiagnostics(diagnostics), files);
}

/** Everything that is to be said about a contract, with nothing emitted. */
export async function lintContract(options: CompileOptions): Promise<readonly Diagnostic[]> {
  const threads = new Threads({ ...options, serverOnly: true });
  const { diagnostics } = prepare({ ...options, onBundled: (bundle) => threads.start(bundle) });
  return sortDiagnostics([...diagnostics, ...(await threads.findings())]);
}

/** Slow parts that are made beside everything else. */
class Threads {
  readonly #options: CompileOptions;
  #forReaders: Thread<ReadonlyMap<string, string>> | undefined;
  #tools: Thread<ReadonlyMap<string, string>> | undefined;
  #spectral: Thread<Diagnostic[]> | undefined;

  constructor(options: CompileOptions) {
    this.#options = options;
  }

  start(bundle: Bundle): void {
    if (checkVersion(bundle).length > 0) return;
    const { serverOnly, emit = {}, startForReaders: start = startForReaders, startTools } = this.#options;
    const { document } = servedDocument(bundle);
    if (serverOnly !== true) this.#forReaders = start(document, readerOptions(emit));
    if (hasTools(emit)) this.#tools = startTools?.(document, readerOptions(emit));
    if (this.#options.spectral !== undefined) this.#spectral = startSpectral(bundle, this.#options.spectral);
  }

  async forReaders(): Promise<ReadonlyMap<string, string>> {
    return (await this.#forReaders?.result) ?? new Map();
  }

  get hasTools(): boolean {
    return this.#tools !== undefined;
  }

  async tools(): Promise<ReadonlyMap<string, string>> {
    return (await this.#tools?.result) ?? new Map();
  }

  async findings(): Promise<Diagnostic[]> {
    return (await this.#spectral?.result) ?? [];
  }

  stop(): void {
    this.#forReaders?.stop();
    this.#tools?.stop();
    this.#spectral?.stop();
  }
}

interface Prepared {
  readonly analysis: Analysis;
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined when there are errors. */
  readonly document: JsonObject | undefined;
}

/** Everything before the emitters: the document to emit, or the reasons why there is none. */
export function prepare(options: AnalyseOptions): Prepared {
  const analysis = analyse(options);
  const isRead = analysis.bundle.files.length > 0;
  const { document, diagnostics: leftOut } = servedDocument(analysis.bundle);
  const version = isRead ? checkVersion(analysis.bundle) : [];
  // A document of another version is refused for that alone: what else is said about it would mislead.
  const diagnostics = version.length > 0 ? version : sortDiagnostics([...analysis.diagnostics, ...leftOut]);
  return { analysis, diagnostics, document: hasErrors(diagnostics) ? undefined : document };
}

/** The emitted files, or the places of what the emitters refuse. */
export function emit(
  { bundle }: Analysis,
  document: JsonObject,
  options: EmitOptions = {},
): { files: ReadonlyMap<string, string> } | { diagnostics: Diagnostic[] } {
  try {
    return { files: emitProgram({ document }, options) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const diagnostics = error.issues.map(({ pointer, message }): Diagnostic => ({
      severity: 'error',
      code: 'unsupported',
      message,
      place: bundle.locate(pointer),
    }));
    return { diagnostics };
  }
}

function finish(
  { out, check, committed, serverOnly, kept = [], inputs }: CompileOptions,
  files: ReadonlyMap<string, string>,
): Written & { differences: readonly string[] } {
  if (check === true) {
    const compared = compareOutput(out, files, {
      kept,
      ...(committed && { committed }),
      ...(inputs !== undefined && { inputs }),
    });
    const differences = serverOnly === true ? compared.filter(isForServer) : compared;
    if (differences.length > 0 || committed === undefined) return { changed: [], removed: [], differences };
  }
  const written = serverOnly === true ? writeSome(out, files) : writeOutput(out, files, inputs);
  return { ...written, differences: [] };
}

const isForServer = (difference: string): boolean =>
  !isForReaders(difference) && !difference.startsWith('MANIFEST.json');

function stopwatch(laps: Record<string, number> = {}): {
  lap(name: string): void;
  readonly laps: Record<string, number>;
} {
  let last = performance.now();
  return {
    laps,
    lap(name) {
      const now = performance.now();
      laps[name] = Math.round(now - last);
      last = now;
    },
  };
}
