import { openIntake } from '#src/domain/tickets/index.ts';
import { systemContext } from '#src/platform/events/index.ts';
import { requireAgency } from './agencies.ts';
import { UsageError, type Command, type Input, type Operator } from './command.ts';
import { findTenant } from './keys.queries.ts';

const hourMs = 3_600_000;
const maxOverlapHours = 24 * 30;
const domainForm = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i;

const open: Command = {
  name: 'intake open',
  argument: 'AGENCY',
  summary: 'Create the address where a mail server hands over e-mails of an agency, or its delivery reports',
  details:
    'AGENCY is an id or a slug. Path and secret are shown once and stored nowhere. An address that the agency had is revoked; its secret is valid for `--overlap-hours` more.',
  options: {
    kind: { value: 'KIND', text: '`mail` for e-mails (default), `events` for delivery reports' },
    'authserv-id': {
      value: 'NAME',
      text: 'name of the mail server in front, whose Authentication-Results are believed',
    },
    domain: { value: 'DOMAIN', text: 'domain of which that server takes mail, such as in.agency.example' },
    'overlap-hours': { value: 'HOURS', text: 'how long the former secret stays valid (default: 0)' },
  },
  async run(operator, input) {
    const wish = readWish(input);
    const tenantId = requireAgency(await findTenant(operator.owner, input.argument), input.argument);
    const { token, path, secret } = await create(operator, tenantId, wish);
    return { record: { path: path.replace('{token}', token), secret } };
  },
};

interface Wish {
  readonly kind: 'mail' | 'events';
  readonly authservId: string | null;
  readonly domain: string | null;
  readonly overlapHours: number;
}

function readWish({ option }: Input): Wish {
  const kind = option('kind') ?? 'mail';
  if (kind !== 'mail' && kind !== 'events') throw new UsageError('--kind: Use mail or events.');
  const authservId = option('authserv-id') ?? null;
  if (authservId !== null && !/^[^\s;()"]{1,253}$/.test(authservId))
    throw new UsageError(
      '--authserv-id: Use the name as it stands in the header, such as mx.agency.example.',
    );
  const domain = option('domain')?.toLowerCase() ?? null;
  if (domain !== null && !domainForm.test(domain))
    throw new UsageError('--domain: Use a domain, such as in.agency.example.');
  const overlapHours = Number(option('overlap-hours') ?? 0);
  if (!(overlapHours >= 0 && overlapHours <= maxOverlapHours))
    throw new UsageError('--overlap-hours is a number of hours, up to 30 days.');
  return { kind, authservId, domain, overlapHours };
}

async function create(
  operator: Operator,
  tenantId: string,
  { kind, authservId, domain, overlapHours }: Wish,
) {
  const [db, sealer] = await Promise.all([operator.db(), operator.sealer()]);
  return db.write(tenantId, (scope) => {
    const ctx = systemContext(scope, operator.name);
    const formerUntil = overlapHours === 0 ? null : new Date(ctx.now.getTime() + overlapHours * hourMs);
    return openIntake(ctx, sealer, { tenantId, kind, authservId, domain, formerUntil });
  });
}

export const intakeCommands: readonly Command[] = [open];
