import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Where make tells Node to keep compiled code, for programs that do not choose a place themselves. */
export const compileCache = fileURLToPath(new URL('../../.cache/node', import.meta.url));

const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** The service as a process of its own, started the way `make run` starts it. */
export class ServiceProcess {
  readonly child: ChildProcess;
  /** Everything that it has written, on both streams. */
  output = '';

  constructor(environment: Readonly<Record<string, string>>, program = main) {
    const { PATH, HOME } = process.env;
    this.child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      env: {
        PATH,
        HOME,
        PORT: '0',
        SEED: 'none',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_REST: '100000000',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.on('data', (chunk) => (this.output += String(chunk)));
  }

  /** The address that it serves at; only once it is ready. */
  get url(): string {
    const address = /^ready (\S+)$/m.exec(this.output)?.[1];
    if (address === undefined) throw new Error('The process is not ready yet.');
    return address;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async ready(): Promise<string> {
    while (!/^ready \S+$/m.test(this.output)) {
      if (this.hasEnded)
        throw new Error(`The process ended with ${this.child.exitCode} before it was ready:\n${this.output}`);
      await Promise.race([once(this.child.stdout!, 'data'), once(this.child, 'exit')]);
    }
    return this.url;
  }

  /** Waits until it ends by itself; answers the exit code. */
  async end(): Promise<number | null> {
    if (!this.hasEnded) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  /** Asks it to stop and waits; answers the exit code. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (!this.hasEnded) this.child.kill(signal);
    return this.end();
  }

  /** Ends it as a crash would: nothing is finished, nothing is flushed. */
  async kill(): Promise<void> {
    await this.stop('SIGKILL');
  }
}

/** A process that is ready to serve. */
export async function spawnService(
  environment: Readonly<Record<string, string>>,
  program?: string,
): Promise<ServiceProcess> {
  const service = new ServiceProcess(environment, program);
  await service.ready();
  return service;
}
