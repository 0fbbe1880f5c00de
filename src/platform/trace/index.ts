import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const form = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})/;
const lengthOfVersion00 = 55;

/** What belongs together across calls, events, jobs and deliveries, as W3C Trace Context names it. */
export class Trace {
  /** 32 hexadecimal digits, the same everywhere: `trace_id` in the log. */
  readonly id: string;
  readonly #isSampled: boolean;
  #traceparent: string | undefined;

  constructor(id: string, isSampled: boolean) {
    this.id = id;
    this.#isSampled = isSampled;
  }

  /** What is passed on: the trace, with a parent id that stands for this part of it. */
  get traceparent(): string {
    return (this.#traceparent ??= `00-${this.id}-${digits().slice(16)}-0${Number(this.#isSampled)}`);
  }
}

const digits = (): string => randomUUID().replaceAll('-', '');

/** The trace that `traceparent` is part of; a new one without it, or when it is malformed, as the standard asks. */
function traceOf(traceparent: string | null | undefined): Trace {
  const [whole, id, flags] = form.exec(traceparent ?? '') ?? [];
  if (whole === undefined || !isWhole(traceparent!)) return new Trace(digits(), true);
  return new Trace(id!, (Number.parseInt(flags!, 16) & 1) === 1);
}

/** Later versions may have more, behind a dash. */
const isWhole = (text: string): boolean =>
  text.length === lengthOfVersion00 || (!text.startsWith('00') && text[lengthOfVersion00] === '-');

// It follows asynchronous work by itself, so that every line of the log has its trace and no function has to pass it on. Entering
// one costs a microsecond, of the hundreds of a call.
const current = new AsyncLocalStorage<Trace>();

/** Does `work` as part of the trace that it came with, or of a new one. */
export const inTrace = <T>(traceparent: string | null | undefined, work: () => T): T =>
  current.run(traceOf(traceparent), work);

/** What each line of the log has of it: an object of its own, into which the log puts the fields of the line. */
export const traceFields = (): { readonly trace_id?: string } => {
  const trace = currentTrace();
  return trace === undefined ? {} : { trace_id: trace.id };
};

export const currentTrace = (): Trace | undefined => current.getStore();
