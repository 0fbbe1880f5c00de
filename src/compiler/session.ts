import { emit, prepare, type CompileOptions } from './compile.ts';
import type { Bundle } from './bundle.ts';
import type { Diagnostic } from './diagnostics.ts';
import type { JsonObject } from './json.ts';
import { createLoader } from './load.ts';
import { isHandlersFile, withTypesByFamily } from './emit/type-files.ts';
import { readWritten, writeOutput, writeSome } from './output.ts';
import { affectedParts, familiesAt, partAt, partsOf, type Parts } from './parts.ts';
import type { Thread } from './thread.ts';
import { readerOptions, startForReaders } from './readers-thread.ts';
import type { Site } from './walk.ts';

export interface SessionResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly changed: readonly string[];
  /** Makes what readers want too: the files that changed, or undefined when there is nothing to make or a newer compile overtook it. */
  readonly forReaders: () => Promise<readonly string[] | undefined>;
}

/**
 * A compiler that stays warm while its contract is edited: it reads only files that changed, judges only examples
 * that may have changed, emits only families that may have changed, and leaves what readers want to another thread.
 */
export class CompileSession {
  readonly #options: CompileOptions;
  readonly #inputs: () => string;
  readonly #loader = createLoader();
  /** What the output was last made of; undefined means that all is to be judged and emitted. */
  #emitted: Parts | undefined;
  #forReaders: Thread<ReadonlyMap<string, string>> | undefined;
  #bundle: Bundle | undefined;

  constructor(options: CompileOptions, inputs: () => string) {
    this.#options = options;
    this.#inputs = inputs;
  }

  /**
   * Takes the present state for compiled: for a start with an output that is up to date. Emits all of it into nothing, because
   * code that runs for the first time takes twice as long, and an author waits for the first edit as for any other.
   */
  warm(): readonly Diagnostic[] {
    const { analysis, diagnostics, document } = prepare({ ...this.#options, loader: this.#loader });
    if (document !== undefined) emit(analysis, document, this.#options.emit);
    this.#bundle = analysis.bundle;
    this.#emitted = partsOf(analysis.bundle.document);
    return diagnostics;
  }

  /** Whether the contract is made of any of these files, or not known yet. */
  concerns(paths: Iterable<string>): boolean {
    const files = this.#bundle?.files.map(({ path }) => path);
    return files === undefined || [...paths].some((path) => files.includes(path));
  }

  /** Compiles what follows from what has changed since the output was made; everything the first time. */
  async compile(): Promise<SessionResult> {
    this.#forReaders?.stop();
    this.#forReaders = undefined;
    const inputs = this.#inputs();
    const change = new Change(this.#emitted);
    const { analysis, diagnostics, document } = prepare({
      ...this.#options,
      loader: this.#loader,
      onBundled: (bundle) => change.see(bundle),
      isNew: (site) => change.concerns(site),
    });
    this.#bundle = analysis.bundle.files.length > 0 ? analysis.bundle : this.#bundle;
    const ended = (
      found: readonly Diagnostic[],
      files: readonly string[],
      forReaders: SessionResult['forReaders'],
    ): SessionResult => ({
      diagnostics: found,
      changed: files,
      forReaders,
    });
    if (document === undefined) return ended(diagnostics, [], nothing);
    const emitted = emit(analysis, document, { ...this.#options.emit, families: change.families() });
    if ('diagnostics' in emitted) return ended([...diagnostics, ...emitted.diagnostics], [], nothing);
    const { changed: files } = writeSome(this.#options.out, emitted.files);
    this.#emitted = change.now;
    return ended(diagnostics, files, () =>
      this.#renewForReaders(document, {
        files: emitted.files,
        isWhole: change.families() === undefined,
        inputs,
      }),
    );
  }

  /** Of the latest document; a thread that is overtaken by a newer document is stopped. */
  async #renewForReaders(document: JsonObject, emitted: Emitted): Promise<readonly string[] | undefined> {
    const thread = startForReaders(document, readerOptions(this.#options.emit));
    this.#forReaders = thread;
    try {
      const handlers = readWritten(this.#options.out, isHandlersFile);
      const files = withTypesByFamily(new Map([...handlers, ...emitted.files, ...(await thread.result)]));
      if (this.#forReaders !== thread) return undefined;
      const write = emitted.isWhole ? writeOutput : writeSome;
      return write(this.#options.out, files, emitted.inputs).changed;
    } catch (error) {
      if (this.#forReaders !== thread) return undefined;
      throw error;
    }
  }
}

/** What is to be done anew, now that a bundle differs from the one that was emitted. */
class Change {
  readonly #before: Parts | undefined;
  #affected: ReadonlySet<string> | undefined;
  now: Parts | undefined;

  constructor(before: Parts | undefined) {
    this.#before = before;
  }

  see({ document }: Bundle): void {
    this.now = partsOf(document);
    this.#affected = this.#before && affectedParts(this.#before, this.now);
  }

  concerns({ tokens }: Site): boolean {
    return this.#affected?.has(partAt(tokens)) ?? true;
  }

  /** Families to emit; undefined means all. */
  families(): readonly string[] | undefined {
    return this.#affected && familiesAt(this.#affected, this.#before!, this.now!);
  }
}

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

interface Emitted {
  readonly files: ReadonlyMap<string, string>;
  readonly isWhole: boolean;
  readonly inputs: string;
}
