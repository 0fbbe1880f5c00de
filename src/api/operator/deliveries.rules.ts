import { counted } from '#src/platform/counted.ts';
import { mostCounted, type Endpoint, type Standing } from './deliveries.queries.ts';

/** How long after it is due something may wait before it is said to stand still. */
const lateMs = 5 * 60_000;

/** How it is about what waits for one receiver; `isFault`: an operator or the agency has to do something. */
export interface Verdict {
  readonly text: string;
  readonly isFault: boolean;
}

const isoSeconds = (instant: Date | string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')}Z`;

export function judge({ suspended_at, endpoint, failing, due_at, error }: Standing, now: Date): Verdict {
  if (suspended_at !== null)
    return { text: `held: the agency is suspended since ${isoSeconds(suspended_at)}`, isFault: true };
  if (endpoint !== null && endpoint.status !== 'active') return disabled(endpoint);
  if (endpoint !== null && endpoint.consecutive_failures > 0)
    return {
      text: `fails${endpoint.failing_since === null ? '' : ` since ${isoSeconds(endpoint.failing_since)}`}, ${counted(endpoint.consecutive_failures, 'time')} in a row`,
      isFault: true,
    };
  if (endpoint === null && failing > 0 && error !== null) return { text: 'fails', isFault: true };
  if (due_at !== null && now.getTime() - due_at.getTime() > lateMs)
    return { text: `late: was due at ${isoSeconds(due_at)}`, isFault: true };
  return { text: 'in time', isFault: false };
}

function disabled({ status, disabled_at, disabled_by }: Endpoint): Verdict {
  const since = disabled_at === null ? '' : ` since ${isoSeconds(disabled_at)}`;
  const why =
    status === 'disabled_by_failures'
      ? 'after 50 failures in a row'
      : `by ${disabled_by ?? 'a member of the agency'}`;
  return { text: `turned off${since}, ${why}`, isFault: true };
}

/** A sentence on it, for those who read nothing else. */
export function sentence({ kind, agency, target, waiting, error }: Standing, verdict: Verdict): string {
  const what =
    target === null
      ? `${kind === 'event' ? 'events' : `${kind}s`}${agency === null ? ' about accounts' : ` of ${agency}`}`
      : `endpoint ${target} of ${agency}`;
  const many = waiting > mostCounted && kind === 'webhook' ? `more than ${mostCounted}` : waiting;
  const said = error === null ? '' : ` (${error.slice(0, 120)})`;
  return `${what}: ${verdict.text}${said}; ${many} waiting.`;
}

/** Whether the processes that send live. */
export function judgeWorkers(workers: number, heartbeat: Date | null, now: Date): Verdict {
  const last =
    heartbeat === null
      ? 'none has ever run'
      : `last heartbeat ${Math.max(0, Math.round((now.getTime() - heartbeat.getTime()) / 1000))} s ago`;
  return workers === 0
    ? { text: `No worker runs (${last}): start one with ROLE=work or all.`, isFault: true }
    : { text: `${counted(workers, 'worker')} running, ${last}.`, isFault: false };
}
