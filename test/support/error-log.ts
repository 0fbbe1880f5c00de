import { pino } from 'pino';
import type { Log } from '#src/platform/log.ts';

/** A log of errors alone, which remembers what each request failed of: an answer of 500 does not say it. */
export class ErrorLog {
  readonly #causes = new Map<string, string>();

  readonly log: Log = pino(
    { level: 'error', base: null, timestamp: false },
    {
      write: (line: string) => {
        const { request_id: requestId, err } = JSON.parse(line) as {
          request_id?: string;
          err?: { stack?: string };
        };
        if (requestId !== undefined) this.#causes.set(requestId, err?.stack ?? line);
      },
    },
  );

  /** The error with its stack, or undefined when none was logged for the request. */
  causeOf(requestId: string): string | undefined {
    return this.#causes.get(requestId);
  }
}
