import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const standby = fileURLToPath(new URL('./standby.ts', import.meta.url));
const patienceMs = 5_000;

/**
 * The service as a child process, restarted when what it runs has changed. Restarts that pile up become one. The next process
 * stands by while one serves.
 */
export class ServerProcess {
  #child: ChildProcess | undefined;
  #next: ChildProcess | undefined;
  #restarting: Promise<void> | undefined;
  #isWanted = false;

  /** Starts the service, or starts it again with the files as they are now. */
  async restart(): Promise<void> {
    this.#isWanted = true;
    this.#restarting ??= this.#run();
    await this.#restarting;
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    await this.#restarting;
    this.#next?.kill('SIGKILL');
    await this.#end();
  }

  async #run(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#end();
      await this.#start();
    }
    this.#restarting = undefined;
  }

  async #start(): Promise<void> {
    const child = this.#next?.connected === true ? this.#next : standBy();
    this.#child = child;
    child.send('serve');
    const settled = Promise.withResolvers<void>();
    child.stdout?.on('data', (text: Buffer) => {
      process.stdout.write(text);
      if (/^ready /m.test(text.toString())) settled.resolve();
    });
    child.once('exit', (code) => {
      settled.resolve();
      if (this.#child !== child) return;
      this.#child = undefined;
      console.log(`The server ended (${code ?? 'by a signal'}); it starts again with the next edit.`);
    });
    await settled.promise;
    this.#next = standBy();
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await ended;
    clearTimeout(impatience);
  }
}

const standBy = (): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', standby], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
