import { catalogue, type ProblemCode } from './catalogue.ts';
import { bounded } from './texts.ts';

/** `maxLength` of the texts in the contract's errors (`ErrorDetail`, `AuthError`). */
const maxMessage = 4000;
const maxAuthMessage = 1000;

export interface ProblemOptions {
  /** For the log only: what really happened. Never sent to the caller. */
  readonly internal?: string;
  readonly cause?: unknown;
  /** Extra response headers, lower-case names (`allow`, `retry-after`). */
  readonly headers?: Readonly<Record<string, string>>;
  /** Something that has just begun is in the way: of two requests with one `Idempotency-Key`, the second waits for the first. */
  readonly isUnderWay?: boolean;
}

/** An answer other than success. `message` is public text; `internal` goes to the log. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly type: string;
  readonly internal: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly isUnderWay: boolean;

  constructor(code: ProblemCode, message: string, options: ProblemOptions = {}) {
    super(bounded(message, catalogue[code].status === 401 ? maxAuthMessage : maxMessage), {
      cause: options.cause,
    });
    this.name = 'Problem';
    this.code = code;
    this.status = catalogue[code].status;
    this.type = catalogue[code].type;
    this.internal = options.internal;
    this.headers = options.headers ?? {};
    this.isUnderWay = options.isUnderWay ?? false;
  }
}

export const problem = (code: ProblemCode, message: string, options?: ProblemOptions): Problem =>
  new Problem(code, message, options);

/** 404 for a record of this kind: unknown, deleted and foreign ids are indistinguishable on purpose. */
export const notFound = (noun: string, id: string): Problem =>
  new Problem('not_found', `No ${noun} with id ${id} exists in this agency.`);

/** 400 for a value only the handler can judge; `path` is the place, such as `body.field_values.budget`. */
export const invalid = (path: string, message: string): Problem =>
  new Problem('validation_error', `${path} ${message}`);

/** 400 for an id or key that names nothing; `what` would be right: "a department of this agency". */
export const unknownReference = (path: string, id: string, what: string): Problem =>
  invalid(path, `names ${id}, which is not ${what}.`);

/** 409 when another record has the name or key already. */
export const nameTaken = (message: string): Problem => new Problem('name_taken', message);

export const conflict = (message: string): Problem => new Problem('conflict', message);
