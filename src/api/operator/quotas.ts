import { quotaKinds, readQuotas } from '#src/domain/tenants/index.ts';
import { requireAgency } from './agencies.ts';
import { lockAgency } from './agencies.queries.ts';
import { insertAudit } from './audit.queries.ts';
import { UsageError, type Command, type Input, type Operator } from './command.ts';
import { findTenant } from './keys.queries.ts';
import { findQuotaLimit, storeQuotaLimit } from './quotas.queries.ts';

interface Wish {
  readonly quota: string;
  /** Null for the default. */
  readonly limit: number | null;
}

const quota: Command = {
  name: 'agencies quota',
  argument: 'AGENCY',
  summary: 'Show what an agency has and may have, or change a limit',
  details: `AGENCY is an id or a slug; QUOTA is one of ${quotaKinds.slice(0, 5).join(', ')},\n${quotaKinds.slice(5).join(', ')}. A limit below what there is deletes nothing: it refuses more.`,
  options: {
    set: { value: 'QUOTA=LIMIT', text: 'a new limit, such as clients=500000' },
    default: { value: 'QUOTA', text: 'return to the default limit' },
  },
  async run(operator, input) {
    const wish = readWish(input);
    const agencyId = requireAgency(await findTenant(operator.owner, input.argument), input.argument);
    if (wish !== null) await store(operator, input.argument, wish);
    const db = await operator.db();
    const quotas = await readQuotas(db.read(agencyId), db.clock.now());
    return {
      rows: quotas.map(({ quota, used, limit, isDefault }) => ({
        quota,
        used,
        limit,
        is_default: isDefault,
      })),
      ...(wish !== null && { message: `The limit of ${wish.quota} is changed, and holds from now on.` }),
    };
  },
};

function readWish({ option }: Input): Wish | null {
  const [set, reset] = [option('set'), option('default')];
  if (set !== undefined && reset !== undefined) throw new UsageError('Use either --set or --default.');
  if (set === undefined && reset === undefined) return null;
  const [name, text] =
    set === undefined ? [reset!, null] : (/^([^=]*)=(.*)$/.exec(set)?.slice(1) ?? [set, '']);
  if (!quotaKinds.some((kind) => kind === name))
    throw new UsageError(`${name} is no quota. Use one of ${quotaKinds.join(', ')}.`);
  if (text === null) return { quota: name!, limit: null };
  if (!/^\d{1,12}$/.test(text!)) throw new UsageError('--set: Use QUOTA=LIMIT, such as clients=500000.');
  return { quota: name!, limit: Number(text) };
}

async function store(
  { change, name: command }: Operator,
  typed: string,
  { quota, limit }: Wish,
): Promise<void> {
  await change(async (owner) => {
    const agency = requireAgency(await lockAgency(owner, typed), typed);
    const former = await findQuotaLimit(owner, agency.id, quota);
    if ((former ?? null) === limit) return;
    await storeQuotaLimit(owner, agency.id, quota, limit);
    await insertAudit(owner, [
      {
        command,
        agencyId: agency.id,
        recordKind: 'agency',
        action: 'updated',
        previous: { [`quota_${quota}`]: former ?? null },
        values: { [`quota_${quota}`]: limit },
      },
    ]);
  });
}

export const quotaCommands: readonly Command[] = [quota];
