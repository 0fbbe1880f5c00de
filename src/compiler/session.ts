import { basename, resolve as resolvePath } from 'node:path';
import { emit, prepare, type CompileOptions } from './compile.ts';
import type { Bundle } from './bundle.ts';
import type { Diagnostic } from './diagnostics.ts';
import type { JsonObject } from './json.ts';
import { createLoader } from './load.ts';
import { writeOutput, writeSome } from './output.ts';
import type { Thread } from './thread.ts';
import { startTypes } from './types-thread.ts';

export interface SessionResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly changed: readonly string[];
  readonly milliseconds: number;
  /** Makes types and client too: how many files changed, or undefined when there is nothing to make or a newer compile overtook it. */
  readonly types: () => Promise<number | undefined>;
}

/**
 * A compiler that stays warm while its contract is edited: it reads only files that changed, judges only examples
 * that may have changed, emits only families that may have changed, and leaves the types to another thread.
 */
export class CompileSession {
  readonly #options: CompileOptions;
  readonly #inputs: () => string;
  readonly #loader = createLoader();
  /** Files whose examples have not been found good since they changed; undefined means all. */
  #unjudged: Set<string> | undefined;
  /** Families whose output is behind; undefined means all. */
  #behind: Set<string> | undefined;
  #types: Thread<ReadonlyMap<string, string>> | undefined;
  #bundle: Bundle | undefined;

  constructor(options: CompileOptions, inputs: () => string) {
    this.#options = options;
    this.#inputs = inputs;
  }

  /** Takes the present state for compiled: for a start with an output that is up to date. */
  warm(): readonly Diagnostic[] {
    const { analysis, diagnostics } = prepare({ ...this.#options, loader: this.#loader });
    this.#bundle = analysis.bundle;
    this.#unjudged = new Set();
    this.#behind = new Set();
    return diagnostics;
  }

  /** Whether the contract is made of any of these files, or not known yet. */
  concerns(paths: Iterable<string>): boolean {
    const files = this.#bundle?.files.map(({ path }) => path);
    return files === undefined || [...paths].some((path) => files.includes(path));
  }

  /** Compiles what follows from the files that changed; everything without them. */
  async compile(changed?: Iterable<string>): Promise<SessionResult> {
    const start = performance.now();
    this.#types?.stop();
    this.#types = undefined;
    this.#note(changed);
    const inputs = this.#inputs();
    const families = this.#behind && [...this.#behind];
    const { analysis, diagnostics, document } = prepare({ ...this.#options, loader: this.#loader, changed: this.#unjudged });
    this.#bundle = analysis.bundle.files.length > 0 ? analysis.bundle : this.#bundle;
    const ended = (found: readonly Diagnostic[], files: readonly string[], types: SessionResult['types']): SessionResult => ({
      diagnostics: found,
      changed: files,
      milliseconds: Math.round(performance.now() - start),
      types,
    });
    if (document === undefined) return ended(diagnostics, [], nothing);
    const emitted = await emit(analysis, document, { ...this.#options.emit, families });
    if ('diagnostics' in emitted) return ended([...diagnostics, ...emitted.diagnostics], [], nothing);
    const { changed: files } = writeSome(this.#options.out, emitted.files);
    this.#unjudged = new Set();
    this.#behind = new Set();
    return ended(diagnostics, files, () => this.#renewTypes(document, { files: emitted.files, isWhole: families === undefined, inputs }));
  }

  /** Widens what is to be done anew by what refers to the changed files, in however many steps. */
  #note(changed: Iterable<string> | undefined): void {
    const affected = changed === undefined || this.#bundle === undefined ? undefined : this.#affected(changed, this.#bundle);
    if (affected === undefined) {
      this.#unjudged = undefined;
      this.#behind = undefined;
      return;
    }
    for (const path of affected) {
      this.#unjudged?.add(path);
      if (path.includes('/families/')) this.#behind?.add(basename(path, '.yaml'));
    }
  }

  /** Undefined when the root or an overlay changed, from which everything may follow. */
  #affected(changed: Iterable<string>, { referrers }: Bundle): Set<string> | undefined {
    const roots = new Set([this.#options.spec, ...(this.#options.overlays ?? [])].map((path) => resolvePath(path)));
    const affected = new Set<string>();
    const queue = [...changed];
    if (queue.some((path) => roots.has(path))) return undefined;
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (affected.has(path) || roots.has(path)) continue;
      affected.add(path);
      queue.push(...(referrers.get(path) ?? []));
    }
    return affected;
  }

  /** Types of the latest document; a thread that is overtaken by a newer document is stopped. */
  async #renewTypes(document: JsonObject, emitted: Emitted): Promise<number | undefined> {
    const thread = startTypes(document);
    this.#types = thread;
    try {
      const files = new Map([...emitted.files, ...(await thread.result)]);
      if (this.#types !== thread) return undefined;
      const write = emitted.isWhole ? writeOutput : writeSome;
      return write(this.#options.out, files, emitted.inputs).changed.length;
    } catch (error) {
      if (this.#types !== thread) return undefined;
      throw error;
    }
  }
}

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

interface Emitted {
  readonly files: ReadonlyMap<string, string>;
  readonly isWhole: boolean;
  readonly inputs: string;
}
