import { aiCredit } from '#src/domain/ai/index.ts';
import { enter, readAccount } from '#src/domain/ledger/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { changeAsSystem } from '#src/platform/events/index.ts';
import { requireAgency } from './agencies.ts';
import { UsageError, type Command, type Input, type Operator } from './command.ts';
import { findTenant } from './keys.queries.ts';

const maxReasonLength = 1_000;

const credit: Command = {
  name: 'agencies credit',
  argument: 'AGENCY',
  summary: "Show an agency's AI credit, or grant some",
  details:
    'AGENCY is an id or a slug. Credits are whole numbers. A grant is an entry in the ledger, which nobody edits: take too much back by a negative one.',
  options: {
    grant: { value: 'CREDITS', text: 'credits to add, such as 500000' },
    reason: { value: 'TEXT', text: 'why, as the agency reads it in its ledger' },
  },
  async run(operator, input) {
    const wish = readWish(input);
    const agencyId = requireAgency(await findTenant(operator.owner, input.argument), input.argument);
    if (wish !== null) await grant(operator, agencyId, wish);
    const db = await operator.db();
    const { balance, reserved } = await readAccount(db.read(agencyId), aiCredit(agencyId));
    return {
      rows: [{ balance, reserved, available: balance - reserved }],
      ...(wish !== null && { message: `${wish.amount} credits are entered.` }),
    };
  },
};

interface Wish {
  readonly amount: number;
  readonly reason: string;
}

function readWish({ option }: Input): Wish | null {
  const [text, reason] = [option('grant'), option('reason')];
  if (text === undefined) return null;
  if (!/^-?[1-9]\d{0,14}$/.test(text)) throw new UsageError('--grant: Use a whole number, such as 500000.');
  if (reason === undefined || reason.trim() === '' || reason.length > maxReasonLength)
    throw new UsageError('--reason: Say why, in at most 1,000 characters.');
  return { amount: Number(text), reason };
}

/** A correction is an entry of its own (domain model, section 8.3). */
async function grant({ db, name }: Operator, agencyId: string, { amount, reason }: Wish): Promise<void> {
  await changeAsSystem(await db(), agencyId, { name, events: [], openness }, async (ctx) => {
    await enter(ctx, aiCredit(agencyId), { kind: amount > 0 ? 'grant' : 'adjust', amount, reason });
    ctx.audit({
      recordKind: 'agency',
      recordId: agencyId,
      action: 'updated',
      newValues: { ai_credit: amount },
      reason,
    });
  });
}

export const creditCommands: readonly Command[] = [credit];
