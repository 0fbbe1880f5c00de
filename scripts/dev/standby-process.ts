import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromService, Import, ToService } from './loaded.ts';

const standby = fileURLToPath(new URL('./standby.ts', import.meta.url));
const patienceMs = 5_000;

export interface Served {
  /** The module that starts the service, which prints a line that begins with `ready`. */
  readonly main: string;
  /** Whose files are edited. */
  readonly folders: readonly string[];
  /** Whether a module that the start loads is better left to it, although nothing of it was edited lately (default: none is). */
  readonly isLeft?: (module: string) => boolean;
}

export interface Listener {
  print(text: string): void;
  exited(code: number | null): void;
}

/** A child process that loads what the service will be made of, and then becomes the service. */
export class StandbyProcess {
  readonly #child: ChildProcess;
  readonly #hasEnded: Promise<unknown>;
  readonly #hasLoaded: Promise<ReadonlySet<string> | undefined>;
  #imports: readonly Import[] | undefined;

  constructor({ main, folders }: Served, load: readonly string[]) {
    const options = ['--disable-warning=ExperimentalWarning'];
    this.#child = spawn(process.execPath, [...options, standby, main, ...folders], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#hasEnded = once(this.#child, 'exit');
    const loaded = Promise.withResolvers<ReadonlySet<string> | undefined>();
    this.#hasLoaded = loaded.promise;
    this.#child.on('message', ({ read, imports }: FromService) => {
      if (read !== undefined) loaded.resolve(new Set(read));
      this.#imports = imports ?? this.#imports;
    });
    void this.#hasEnded.then(() => loaded.resolve(undefined));
    this.#tell({ load });
  }

  /** Whether it can still become the service, once it has loaded, although these files changed since it began. */
  async isUsable(changed: ReadonlySet<string>): Promise<boolean> {
    const read = await this.#hasLoaded;
    return read !== undefined && this.#child.connected && ![...changed].some((file) => read.has(file));
  }

  /** Resolves when the service is ready, or when it is clear that it never will be. */
  async serve(listener: Listener): Promise<void> {
    const settled = Promise.withResolvers<void>();
    this.#child.stdout?.on('data', (text: Buffer) => {
      listener.print(text.toString());
      if (/^ready /m.test(text.toString())) settled.resolve();
    });
    this.#child.once('exit', (code) => {
      settled.resolve();
      listener.exited(code);
    });
    this.#tell({ serve: true });
    await settled.promise;
  }

  /** What its start imported, a moment after it is ready; undefined when it has ended. */
  async imports(): Promise<readonly Import[] | undefined> {
    if (this.#imports === undefined && this.#child.connected)
      await Promise.race([once(this.#child, 'disconnect'), this.#hasEnded]);
    return this.#imports;
  }

  /** Ends the service in its own time, or soon. */
  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGTERM');
    const impatience = setTimeout(() => this.kill(), patienceMs);
    await this.#hasEnded;
    clearTimeout(impatience);
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #tell(message: ToService): void {
    // It may have ended: then its end says so.
    this.#child.send(message, () => {});
  }
}
