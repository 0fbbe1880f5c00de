import { Logger } from 'graphile-worker';
import type { Log } from '#src/log.ts';

/** The queue's messages in our log. It reports every job at `info`; that is `debug` here. */
export function workerLog(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ err: meta?.['error'] }, message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
