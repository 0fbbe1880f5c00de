import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ServiceProcess {
  readonly url: string;
  /** Ends it as a crash would: nothing is finished, nothing is flushed. */
  kill(): Promise<void>;
  /** Asks it to stop and waits; answers the exit code. */
  stop(): Promise<number | null>;
}

/** The service as a process of its own, on an existing database. */
export async function spawnService(env: Record<string, string>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    env: { ...process.env, PORT: '0', SEED: 'none', LOG_LEVEL: 'warn', RATE_LIMIT_REST: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const found = /^ready (\S+)/m.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The process ended with ${code} before it was ready:\n${output}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await exited)[0];
  };
  return { url, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}
