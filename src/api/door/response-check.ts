import type { Operation, Validate } from '#generated/operation.ts';
import type { Log } from '#src/platform/log.ts';
import { describeIssues, problem } from '#src/platform/errors/index.ts';

/** Validators of a family's answers: operationId, then status. */
export type ResponseValidators = Readonly<Record<string, Readonly<Record<string, Validate>>>>;

export interface ResponseCheckOptions {
  /** Share of the answers to check, 0 to 1. */
  readonly sample: number;
  /** `log` leaves the caller alone; `fail` answers 500, so that a test shows where a handler left the contract. */
  readonly onMismatch: 'log' | 'fail';
  readonly log: Log;
  /** Where the validators come from. */
  readonly load: (family: string) => Promise<ResponseValidators>;
}

/** Compares a sample of the successful responses with the contract. The validators are loaded when a family first needs them. */
export class ResponseCheck {
  readonly #options: ResponseCheckOptions;
  readonly #loaded = new Map<string, Promise<ResponseValidators>>();

  constructor(options: ResponseCheckOptions) {
    this.#options = options;
  }

  check(operation: Operation, body: string, requestId: string): void | Promise<void> {
    if (this.#options.sample < 1 && Math.random() >= this.#options.sample) return;
    const checked = this.#check(operation, body, requestId);
    // In production the caller does not wait for our own doubts.
    return this.#options.onMismatch === 'fail'
      ? checked
      : void checked.catch((error: unknown) => this.#options.log.error(error));
  }

  async #check(operation: Operation, body: string, requestId: string): Promise<void> {
    const validator = (await this.#validators(operation.family))[operation.id]?.['200'];
    if (validator === undefined || validator(JSON.parse(body))) return;
    const findings = describeIssues('response', validator.errors ?? [])
      .slice(0, 10)
      .join('; ');
    const internal = `The response of ${operation.id} does not match the contract: ${findings}`;
    if (this.#options.onMismatch === 'fail') throw problem('internal', internal, { internal });
    this.#options.log.error({ request_id: requestId, operation: operation.id }, internal);
  }

  #validators(family: string): Promise<ResponseValidators> {
    let loading = this.#loaded.get(family);
    if (loading === undefined) this.#loaded.set(family, (loading = this.#options.load(family)));
    return loading;
  }
}
