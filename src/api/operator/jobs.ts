import { counted } from '#src/platform/counted.ts';
import {
  countDeadJobs,
  countFailingJobs,
  deleteDeadJobs,
  maxListed,
  selectDeadJobs,
  selectFailingJobs,
  selectHeldJobs,
  updateJobsReplayed,
  type JobRef,
  type JobSelection,
} from '#src/platform/jobs/operator.queries.ts';
import { insertAudit, noAgency } from './audit.queries.ts';
import {
  Refused,
  requireChoice,
  UsageError,
  type Command,
  type Input,
  type Operator,
  type Option,
} from './command.ts';
import { agencyOption, readAgency } from './events.ts';

const filters: Readonly<Record<string, Option>> = {
  agency: agencyOption,
  task: { value: 'TASK', text: 'only jobs of this task, such as send_mail' },
};
const choice: Readonly<Record<string, Option>> = {
  ...filters,
  job: { value: 'ID', text: 'only this job' },
  all: { text: 'all dead jobs' },
};

async function readSelection(operator: Operator, input: Input): Promise<JobSelection> {
  const job = input.option('job');
  return {
    tenantId: await readAgency(operator, input),
    task: input.option('task'),
    job: job === undefined ? undefined : requireJobId(job, '--job'),
  };
}

async function readChoice(operator: Operator, input: Input): Promise<JobSelection> {
  const selection = await readSelection(operator, input);
  requireChoice(input, selection, '--job, --agency or --task');
  return selection;
}

function requireJobId(text: string, place: string): string {
  if (!/^\d{1,18}$/.test(text)) throw new UsageError(`${place} must be the number of a job.`);
  return text;
}

const list: Command = {
  name: 'jobs list',
  summary: 'List dead jobs: those that failed at their last try',
  options: {
    ...filters,
    failing: { text: 'instead, jobs that failed and are to be tried again' },
    held: { text: 'instead, jobs that wait for their agency to be resumed' },
  },
  async run(operator, input) {
    if (input.flag('held')) return { rows: await selectHeldJobs(operator.owner) };
    const selection = await readSelection(operator, input);
    if (input.flag('failing')) {
      const rows = await selectFailingJobs(operator.owner, selection);
      return { rows: rows.map((job) => ({ ...job })) };
    }
    const [rows, count, failing] = await Promise.all([
      selectDeadJobs(operator.owner, selection),
      countDeadJobs(operator.owner, selection),
      countFailingJobs(operator.owner, selection),
    ]);
    const messages = [
      ...(count === 0
        ? []
        : [
            `${counted(count, 'dead job')}${count > maxListed ? `, of which the first ${maxListed} are shown` : ''}`,
          ]),
      ...(failing === 0
        ? []
        : [`${counted(failing, 'more job')} failed and will be tried again: see --failing`]),
    ];
    return {
      rows: rows.map(({ job, task, agency, attempts, failed_at, error }) => ({
        job,
        task,
        agency,
        attempts,
        failed_at,
        error,
      })),
      ...(messages.length > 0 && { message: messages.join('. ') }),
    };
  },
};

const show: Command = {
  name: 'jobs show',
  argument: 'ID',
  summary: 'Show a dead job with its error; values of its input are left out, since they may be secret',
  async run({ owner }, { argument }) {
    const [found] = await selectDeadJobs(owner, { job: requireJobId(argument, 'ID') });
    if (found === undefined) throw new Refused(`No dead job has the number ${argument}.`);
    const { payload, tenant_id: _, ...job } = found;
    return { record: { ...job, payload: withoutInput(payload) } };
  },
};

/** A job that calls an operation carries its input: who reads this needs to know what it was about, not what it said. */
function withoutInput({ input, ...payload }: Readonly<Record<string, unknown>>): object {
  if (typeof input !== 'object' || input === null) return payload;
  const { path, ...rest } = input as { readonly path?: object };
  return { ...payload, input: { path, parts: Object.keys(rest) } };
}

const replay: Command = {
  name: 'jobs replay',
  summary: 'Give dead jobs all their tries back',
  options: choice,
  async run(operator, input) {
    const selection = await readChoice(operator, input);
    const replayed = await operator.change(async (owner) => {
      const jobs = await updateJobsReplayed(owner, selection);
      await insertAudit(owner, entriesOf(operator, jobs, 'replayed'));
      return jobs;
    });
    return { message: `${counted(replayed.length, 'job')} will run again.` };
  },
};

const drop: Command = {
  name: 'jobs drop',
  summary: 'Remove dead jobs: what they were for is not done',
  options: choice,
  async run(operator, input) {
    const selection = await readChoice(operator, input);
    const count = await countDeadJobs(operator.owner, selection);
    if (count === 0) return { message: 'No dead job matches.' };
    await operator.confirm(`Drop ${counted(count, 'dead job')}? What they were for is not done.`);
    const dropped = await operator.change(async (owner) => {
      const jobs = await deleteDeadJobs(owner, selection);
      await insertAudit(owner, entriesOf(operator, jobs, 'dropped'));
      return jobs;
    });
    return { message: `${counted(dropped.length, 'job')} dropped.` };
  },
};

const entriesOf = ({ name: command }: Operator, jobs: readonly JobRef[], action: string) =>
  jobs.map(({ tenant_id: tenantId, job, task }) => ({
    command,
    agencyId: tenantId ?? noAgency,
    recordKind: 'job',
    action,
    values: { job, task },
  }));

export const jobCommands: readonly Command[] = [list, show, replay, drop];
