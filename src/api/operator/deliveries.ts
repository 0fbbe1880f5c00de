import { countWorkers, findHeartbeat } from '#src/platform/jobs/operator.queries.ts';
import type { Command } from './command.ts';
import {
  selectEndpoints,
  selectMails,
  selectMessageJobs,
  selectUndelivered,
  type Standing,
} from './deliveries.queries.ts';
import { judge, judgeWorkers, sentence } from './deliveries.rules.ts';
import { agencyOption, readAgency } from './events.ts';
import { limitOption, readLimit } from './limit.ts';

const mostSaid = 5;

const list: Command = {
  name: 'deliveries',
  summary: 'Say why webhooks, e-mails and messages stand still, if they do',
  details:
    'A row for each endpoint or agency that something waits for, and for endpoints that were turned off in the last 7 days\n(with --agency: at any time). What has to be looked at comes first.',
  options: { agency: agencyOption, limit: limitOption },
  async run(operator, input) {
    const { owner } = operator;
    const agencyId = (await readAgency(operator, input)) ?? null;
    const limit = readLimit(input);
    const select = [selectEndpoints, selectUndelivered, selectMails, selectMessageJobs];
    const found: Standing[] = [];
    for (const rows of select) found.push(...(await rows(owner, agencyId, limit)));
    const [workers, { heartbeat, now }] = [await countWorkers(owner), await findHeartbeat(owner)];
    const living = judgeWorkers(workers, heartbeat, now);
    const judged = found
      .map((standing) => ({ standing, verdict: judge(standing, now) }))
      .toSorted((a, b) => Number(b.verdict.isFault) - Number(a.verdict.isFault))
      .slice(0, limit);
    const faults = judged.filter(({ verdict }) => verdict.isFault);
    const said = faults.slice(0, mostSaid).map(({ standing, verdict }) => sentence(standing, verdict));
    const more = faults.length - said.length;
    return {
      rows: judged.map(({ standing, verdict }) => ({
        kind: standing.kind,
        agency: standing.agency,
        target: standing.target,
        waiting: standing.waiting,
        failing: standing.failing,
        since: standing.since,
        state: verdict.text,
        last_error: standing.error,
      })),
      message: [
        living.text,
        ...said,
        ...(more > 0 ? [`${more} more have to be looked at.`] : []),
        ...(faults.length === 0 && !living.isFault ? ['Nothing is wrong here.'] : []),
      ].join('\n'),
    };
  },
};

export const deliveryCommands: readonly Command[] = [list];
