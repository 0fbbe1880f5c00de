import { headOf, unframe } from './frames.ts';
import { Refusal } from './tasks.ts';

export interface Done {
  readonly result: object;
  readonly bytes?: Uint8Array;
}

/** Loads what it needs, then waits for a file: what cannot be loaded is no fault of a file. */
export type LoadTask = () => Promise<(wish: never, bytes: Buffer) => Promise<Done>>;

/** Does the one task that is asked for, and ends. */
export async function serve(tasks: Readonly<Record<string, LoadTask>>): Promise<void> {
  // The pipe carries the answer: libraries that print something would spoil it.
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) console[method] = () => {};
  const [, , name = ''] = process.argv;
  const task = await tasks[name]!();
  // The service knows that a child is able to work before it judges a file by what becomes of the child.
  process.stdout.write('+');
  const arrived = unframe(await readAll());
  if (arrived === undefined) process.exit(2);
  const answer = await task(arrived.head as never, arrived.bytes).then(
    ({ result, bytes = new Uint8Array() }) => ({ head: { result }, bytes }),
    (error: unknown) => ({ head: refusalOf(error), bytes: new Uint8Array() }),
  );
  process.stdout.write(headOf(answer.head));
  process.stdout.end(answer.bytes, () => process.exit(0));
}

/** What a library fails of is the file: it is loaded, and nothing else is given to it. Some say it when there is no memory left, others end. */
function refusalOf(error: unknown): object {
  const cause = causeOf(error instanceof Refusal ? error.cause : error);
  if (cause !== null && isAboutMemory.test(cause)) return { limit: 'memory', cause };
  return error instanceof Refusal
    ? { refusal: error.code, detail: error.detail, cause }
    : { refusal: 'unreadable', detail: {}, cause };
}

const isAboutMemory = /out of memory|creating thread|bad_alloc|allocation failed/i;

const causeOf = (error: unknown): string | null =>
  error === undefined ? null : String(error instanceof Error ? error.message : error).slice(0, 500);

async function readAll(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
