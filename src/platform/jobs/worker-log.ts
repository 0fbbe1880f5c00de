import { Logger } from 'graphile-worker';
import type { Log } from '#src/platform/log.ts';

/** The queue's messages in our log. It reports every job at `info`; that is `debug` here. */
// Jobs under way wait for others' servers and hold no connection meanwhile (src/platform/jobs/start-jobs.ts).
const untrue = /maxPoolSize \(\d+\) smaller than concurrency/;

export function workerLog(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ err: meta?.['error'] }, message);
    else if (level === 'warning' && !untrue.test(message)) log.warn(message);
    else log.debug(message);
  });
}
