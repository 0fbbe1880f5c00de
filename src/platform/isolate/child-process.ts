import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unframe } from './child/frames.ts';
import { ChildNotStarted, LimitExceeded, type Limit } from './faults.ts';
import { limitsScript, type Limits } from './limits.ts';
import type { Program } from './program.ts';

const watchEveryMs = 20;
const pageBytes = 4096;
const maxComplaint = 2_000;
const ready = 0x2b;
/** All of its environment: each thread would take addresses in advance, which count against the limit. */
const fewThreads = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' };

export interface Work {
  readonly program: Program;
  readonly task: string;
  /** What goes in: a frame, then the file. */
  readonly input: AsyncIterable<Uint8Array>;
  readonly limits: Limits;
  /** Ends the child, for a process that stops. */
  readonly signal?: AbortSignal | undefined;
}

export type Answer = NonNullable<ReturnType<typeof unframe>>;

/**
 * Runs one child for one file: with nothing of our environment, nothing to read but its code, limits of the kernel and of ours, and a pipe to
 * each side. It is gone when this is over, whatever became of it.
 */
export async function runChild({ program, task, input, limits, signal }: Work): Promise<Answer> {
  const child = start(program, task, limits);
  const run = new Run(child, limits);
  const abort = () => run.end('time');
  signal?.addEventListener('abort', abort);
  try {
    // A child that ends early does not take all of the file.
    await pipeline(Readable.from(run.counted(input), { objectMode: false }), child.stdin!).catch(
      (error: unknown) => {
        if (!isBrokenPipe(error) && run.ended === undefined) throw error;
      },
    );
    return await run.answer;
  } finally {
    signal?.removeEventListener('abort', abort);
    run.kill();
    await run.closed;
  }
}

function start({ entry, readable, reservedBytes }: Program, task: string, limits: Limits): ChildProcess {
  const options = [
    '--permission',
    '--allow-addons',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    `--max-old-space-size=${Math.floor(limits.memoryBytes / 1024 / 1024 / 2)}`,
    '--max-semi-space-size=8',
    '--v8-pool-size=1',
    '--disable-wasm-trap-handler',
  ];
  return spawn(
    '/bin/sh',
    ['-c', limitsScript(limits, reservedBytes), process.execPath, ...options, entry, task],
    {
      cwd: '/',
      env: fewThreads,
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
}

/** What becomes of a child. */
class Run {
  readonly answer: Promise<Answer>;
  readonly closed: Promise<void>;
  /** Which limit we ended it for. */
  ended: Limit | undefined;
  readonly #child: ChildProcess;
  readonly #limits: Limits;
  readonly #output: Buffer[] = [];
  #outputBytes = 0;
  #complaint = '';
  #isReady = false;
  readonly #startedAt = performance.now();
  readonly #deadline: NodeJS.Timeout;
  readonly #watch: NodeJS.Timeout;

  constructor(child: ChildProcess, limits: Limits) {
    this.#child = child;
    this.#limits = limits;
    this.#deadline = setTimeout(() => this.end('time'), limits.wallMs);
    this.#watch = setInterval(() => void this.#weigh(), watchEveryMs);
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    this.closed = closed;
    this.answer = new Promise<Answer>((resolve, reject) => {
      const settle = () => {
        clearTimeout(this.#deadline);
        clearInterval(this.#watch);
        close();
      };
      child.on('error', (error) => {
        settle();
        reject(new ChildNotStarted('A child process could not be started.', { cause: error }));
      });
      child.on('close', (code, signal) => {
        settle();
        try {
          resolve(this.#judge(code, signal));
        } catch (error) {
          reject(error as Error);
        }
      });
    });
    // Whoever waits for it hears of it; who was refused before does not wait.
    this.answer.catch(() => {});
    child.stdout!.on('data', (chunk: Buffer) => this.#take(chunk));
    child.stderr!.on('data', (chunk: Buffer) => {
      if (this.#complaint.length < maxComplaint) this.#complaint += chunk.toString('latin1');
    });
    if (child.pid !== undefined) makeLastInLine(child.pid);
  }

  /** The input as it passes, up to its limit. */
  async *counted(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
    let size = 0;
    for await (const chunk of input) {
      size += chunk.length;
      if (size > this.#limits.inputBytes) {
        this.end('input');
        throw new LimitExceeded('input', '');
      }
      yield chunk;
    }
  }

  end(limit: Limit): void {
    this.ended ??= limit;
    this.kill();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #take(chunk: Buffer): void {
    let rest = chunk;
    if (!this.#isReady && chunk[0] === ready) {
      this.#isReady = true;
      rest = chunk.subarray(1);
    }
    this.#outputBytes += rest.length;
    if (this.#outputBytes > this.#limits.outputBytes) this.end('output');
    else this.#output.push(rest);
  }

  /** The kernel holds addresses to a limit, which are always more than memory; what is in use is looked at here. */
  async #weigh(): Promise<void> {
    const { pid } = this.#child;
    if (pid === undefined) return;
    const figures = await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '');
    const pages = Number(figures.split(' ')[1]);
    if (pages * pageBytes > this.#limits.memoryBytes) this.end('memory');
  }

  #judge(code: number | null, signal: NodeJS.Signals | null): Answer {
    if (this.ended !== undefined) throw new LimitExceeded(this.ended, this.#complaint);
    if (!this.#isReady)
      throw new ChildNotStarted(
        `A child process ended with ${signal ?? code} before it began: ${this.#complaint}`,
      );
    const answer = code === 0 ? unframe(Buffer.concat(this.#output)) : undefined;
    if (answer !== undefined) return answer;
    throw new LimitExceeded(this.#limitBehind(signal), `It ended with ${signal ?? code}. ${this.#complaint}`);
  }

  /** What the kernel or V8 ended it for. */
  #limitBehind(signal: NodeJS.Signals | null): Limit {
    if (/out of memory|bad_alloc|allocation failed|Cannot allocate/i.test(this.#complaint)) return 'memory';
    const ranMs = performance.now() - this.#startedAt;
    if (signal === 'SIGXCPU' || (signal === 'SIGKILL' && ranMs >= this.#limits.cpuSeconds * 900))
      return 'cpu';
    return signal === 'SIGKILL' || signal === 'SIGABRT' ? 'memory' : 'crash';
  }
}

/** Calls come first. */
function makeLastInLine(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}

const isBrokenPipe = (error: unknown): boolean =>
  ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
