import { analyse, type AnalyseOptions, type Analysis } from './analyse.ts';
import { hasErrors, sortDiagnostics, type Diagnostic } from './diagnostics.ts';
import { emitAll, type EmitOptions } from './emit/index.ts';
import type { JsonObject } from './json.ts';
import { compareOutput, writeOutput, writeSome, type Written } from './output.ts';
import { Refusal } from './refusal.ts';
import { checkVersion, servedDocument } from './supported.ts';
import { startTypes } from './types-thread.ts';

export interface CompileOptions extends AnalyseOptions {
  readonly out: string;
  readonly emit?: EmitOptions;
  /** Leaves out types and client, which take longer than everything else together. */
  readonly noTypes?: boolean;
  /** Compares instead of writing. */
  readonly check?: boolean;
  /** Files in `out` that are not the compiler's, relative to it. */
  readonly kept?: readonly string[];
  /** Digest of the inputs, kept with the output. */
  readonly inputs?: string;
}

export interface CompileResult extends Written {
  readonly diagnostics: readonly Diagnostic[];
  /** With `check`: what is not as it would be written. */
  readonly differences: readonly string[];
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>;
}

/** Contract to text. With an error among the diagnostics nothing is written. */
export async function compile(options: CompileOptions): Promise<CompileResult> {
  const clock = stopwatch();
  const prepared = prepare(options);
  clock.lap('analyse');
  const failed = (diagnostics: readonly Diagnostic[]): CompileResult => ({ diagnostics, changed: [], removed: [], differences: [], timings: clock.laps });
  if (prepared.document === undefined) return failed(prepared.diagnostics);

  const types = options.noTypes === true ? undefined : startTypes(prepared.document);
  const emitted = await emit(prepared.analysis, prepared.document, options.emit);
  clock.lap('emit');
  if ('diagnostics' in emitted) {
    types?.stop();
    return failed(sortDiagnostics([...prepared.diagnostics, ...emitted.diagnostics]));
  }
  const files = new Map([...emitted.files, ...((await types?.files) ?? [])]);
  clock.lap('types');
  const output = finish(options, files);
  clock.lap('write');
  return { ...output, diagnostics: prepared.diagnostics, timings: clock.laps };
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
export async function emit({ bundle }: Analysis, document: JsonObject, options: EmitOptions = {}): Promise<{ files: ReadonlyMap<string, string> } | { diagnostics: Diagnostic[] }> {
  try {
    return { files: await emitAll({ document }, options) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const diagnostics = error.issues.map(({ pointer, message }): Diagnostic => ({ severity: 'error', code: 'unsupported', message, place: bundle.locate(pointer) }));
    return { diagnostics };
  }
}

function finish({ out, check, noTypes, kept = [], inputs }: CompileOptions, files: ReadonlyMap<string, string>): Written & { differences: readonly string[] } {
  if (check === true) {
    const differences = compareOutput(out, files, kept, inputs);
    return { changed: [], removed: [], differences: noTypes === true ? differences.filter(isNotTypes) : differences };
  }
  const written = noTypes === true ? writeSome(out, files) : writeOutput(out, files, inputs);
  return { ...written, differences: [] };
}

const isNotTypes = (difference: string): boolean => !/^(types\.gen\.ts|client\/|MANIFEST\.json)/.test(difference);

function stopwatch(): { lap(name: string): void; readonly laps: Record<string, number> } {
  const laps: Record<string, number> = {};
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
