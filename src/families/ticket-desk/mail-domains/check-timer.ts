import { addJob } from '#src/platform/jobs/index.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { isDomain } from './mail-domains.queries.ts';

export const checkKind = 'check_mail_domain';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export const firstCheckAt = (now: Date): Date => new Date(now.getTime() + hourMs);

/** When a domain is looked at again; a job does it, since name servers take their time. It sets the next time by what it finds. */
export const domainChecks: TimerKind<never> = {
  kind: checkKind,
  events: [],
  async fire(ctx, { recordId, ranAt }) {
    if (!(await isDomain(ctx.db, recordId))) return;
    addJob(ctx, 'check_mail_domain', { domainId: recordId });
    // In case the job is lost.
    setTimer(ctx, { kind: checkKind, recordId }, new Date(ranAt.getTime() + dayMs));
  },
};
