import { join } from 'node:path';
import type { CompileOptions } from '../../src/compiler/compile.ts';
import type { Diagnostic } from '../../src/compiler/diagnostics.ts';
import { CompileSession, type SessionResult } from '../../src/compiler/session.ts';
import { contractInputs } from '../contract.ts';

/** What came of one contract; plain data. */
export interface Compiled {
  readonly diagnostics: readonly Diagnostic[];
  /** Paths of the files that were written. */
  readonly changed: readonly string[];
}

/** Contracts that are kept warm while they are edited, one after another. */
export class WarmContracts {
  readonly #sessions: readonly { readonly session: CompileSession; readonly out: string }[];
  readonly #forReaders = new Map<string, SessionResult['forReaders']>();

  constructor(contracts: readonly CompileOptions[]) {
    this.#sessions = contracts.map((options) => ({
      session: new CompileSession(options, contractInputs),
      out: options.out,
    }));
  }

  /** Takes what is written for up to date. */
  warm(): readonly Diagnostic[] {
    return this.#sessions.flatMap(({ session }) => session.warm());
  }

  /** What follows from an edit of these files, but what readers want. */
  async compile(paths: ReadonlySet<string>): Promise<readonly Compiled[]> {
    const compiled: Compiled[] = [];
    for (const { session, out } of this.#sessions) {
      if (!session.concerns(paths)) continue;
      const { diagnostics, changed, forReaders } = await session.compile();
      this.#forReaders.set(out, forReaders);
      compiled.push({ diagnostics, changed: changed.map((file) => join(out, file)) });
    }
    return compiled;
  }

  /** Types, clients and texts of what was compiled last; the files that were written. A newer compile leaves nothing to make. */
  async makeForReaders(): Promise<readonly string[]> {
    const waiting = [...this.#forReaders];
    this.#forReaders.clear();
    const written = await Promise.all(
      waiting.map(async ([out, make]) => ((await make()) ?? []).map((file) => join(out, file))),
    );
    return written.flat();
  }
}
