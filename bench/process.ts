import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** One server under measurement, in a process of its own. */
export interface Server {
  readonly url: string;
  /** Milliseconds from spawn to the line `ready …`. */
  readonly startMs: number;
  /** CPU seconds, user and system, that the process has used since it started. */
  cpuSeconds(): number;
  /** Resident memory in MiB. */
  memoryMiB(): number;
  stop(): Promise<void>;
}

const ticksPerSecond = 100;

function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function memoryMiB(pid: number): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1] ?? 0) / 1024;
}

/** Starts `node ARGS`, which must print a line `ready ADDRESS` once it can serve. */
export function startServer(args: readonly string[], env: Record<string, string>): Promise<Server> {
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const onData = (chunk: Buffer) => {
      output += String(chunk);
      const url = /^ready (\S+)/m.exec(output)?.[1];
      if (url === undefined) return;
      child.stdout!.off('data', onData);
      child.stdout!.resume();
      resolve({
        url,
        startMs: performance.now() - started,
        cpuSeconds: () => cpuSeconds(child.pid!),
        memoryMiB: () => memoryMiB(child.pid!),
        stop: () =>
          new Promise((stopped) => {
            child.once('exit', () => stopped());
            child.kill('SIGTERM');
            setTimeout(() => child.kill('SIGKILL'), 5000).unref();
          }),
      });
    };
    child.stdout!.on('data', onData);
    child.stderr!.on('data', (chunk) => (output += String(chunk)));
    child.once('exit', (code) =>
      reject(new Error(`${args.join(' ')} ended with ${code} before it was ready:\n${output}`)),
    );
  });
}
