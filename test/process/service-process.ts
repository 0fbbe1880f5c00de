import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The service as a process of its own, started the way `make run` starts it. */
export class ServiceProcess {
  readonly child: ChildProcess;
  output = '';
  complaint = '';

  constructor(environment: Readonly<Record<string, string>>) {
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment };
    this.child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stdout!.on('data', (chunk) => (this.output += String(chunk)));
    this.child.stderr!.on('data', (chunk) => (this.complaint += String(chunk)));
  }

  /** The address that the process says it is ready at. */
  async ready(): Promise<string> {
    for (;;) {
      const address = /^ready (\S+)$/m.exec(this.output)?.[1];
      if (address !== undefined) return address;
      if (this.ended) throw new Error(`The process ended before it was ready:\n${this.output}${this.complaint}`);
      await Promise.race([once(this.child.stdout!, 'data'), once(this.child, 'exit')]);
    }
  }

  get ended(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Answers the exit code, or the name of the signal that ended the process. */
  async end(signal: NodeJS.Signals): Promise<number | string | null> {
    if (!this.ended) {
      this.child.kill(signal);
      await once(this.child, 'exit');
    }
    return this.child.exitCode ?? this.child.signalCode;
  }

  /** Resolves when the process ends by itself. */
  async exit(): Promise<number | null> {
    if (!this.ended) await once(this.child, 'exit');
    return this.child.exitCode;
  }
}
