import type { PoolClient } from 'pg';
import {
  deleteKey,
  insertNewestKey,
  lifetimes,
  lockKeys,
  sealNewKey,
  selectKeyStates,
  type KeyState,
} from '#src/api/auth/operator.ts';
import { insertAudit, noAgency } from './audit.queries.ts';
import { Refused, UsageError, type Command, type Operator, type Row } from './command.ts';

const sessionHours = lifetimes.session / 3600;

const rowOf = ({ slot, is_spent: _, ...state }: KeyState): Row => ({ key: String(slot), ...state });

const list: Command = {
  name: 'oauth-keys list',
  summary: 'List the keys that sign cookies and forms of sign-in; shows none of them',
  details: `One signs and all are accepted. What a key signed lives for up to ${sessionHours} hours: from then on it can be retired.`,
  async run({ owner }) {
    const states = await selectKeyStates(owner, lifetimes.session);
    return {
      rows: states.map(rowOf),
      ...(states.length === 0 && { message: 'There is no key yet: the first sign-in creates one.' }),
    };
  },
};

const rotate: Command = {
  name: 'oauth-keys rotate',
  summary: 'Add a key, which signs once all processes know it',
  details:
    'No process is restarted, and nobody is signed out: the former key is accepted until it is retired.',
  async run(operator) {
    const sealer = await operator.sealer();
    const added = await operator.change(async (owner) => {
      await lockKeys(owner);
      const waiting = (await selectKeyStates(owner, lifetimes.session)).find(({ state }) => state === 'new');
      if (waiting !== undefined)
        throw new Refused(
          `The key ${waiting.slot} was added just now and does not sign yet. Try again later.`,
        );
      const slot = await insertNewestKey(owner, sealNewKey(sealer));
      await insertAudit(owner, [entryOf(operator, 'created', slot)]);
      return (await selectKeyStates(owner, lifetimes.session)).find((key) => key.slot === slot)!;
    });
    return {
      record: rowOf(added),
      message: 'Later, `ops oauth-keys list` says when the former key can be retired.',
    };
  },
};

const retire: Command = {
  name: 'oauth-keys retire',
  argument: 'KEY',
  summary: 'Remove a key that signs no more',
  details: `KEY is the number that \`ops oauth-keys list\` shows. It is refused until nothing lives that the key signed, ${sessionHours} hours after it\nstopped signing.`,
  options: { now: { text: 'for a key that was disclosed: people who are signing in have to start again' } },
  async run(operator, { argument, flag }) {
    if (!/^\d{1,9}$/.test(argument))
      throw new UsageError('KEY is a number, as `ops oauth-keys list` shows it.');
    const slot = Number(argument);
    const find = async (owner: Pick<PoolClient, 'query'>) =>
      requireSpent(
        (await selectKeyStates(owner, lifetimes.session)).find((key) => key.slot === slot),
        argument,
        flag('now'),
      );
    await find(operator.owner);
    await operator.confirm(
      flag('now')
        ? `Retire the key ${slot}? People who are signing in have to start again.`
        : `Retire the key ${slot}? It cannot be restored.`,
    );
    await operator.change(async (owner) => {
      await lockKeys(owner);
      await find(owner);
      await deleteKey(owner, slot);
      await insertAudit(owner, [entryOf(operator, 'retired', slot)]);
    });
    return { message: `The key ${slot} is retired; processes stop accepting it within 20 seconds.` };
  },
};

/** Refuses what still signs, and what signed something that may still be in use. */
function requireSpent(key: KeyState | undefined, typed: string, isNow: boolean): void {
  if (key === undefined) throw new Refused(`There is no key ${typed}. \`ops oauth-keys list\` shows them.`);
  if (key.state === 'signs')
    throw new Refused(
      `The key ${key.slot} signs. Add another one with \`ops oauth-keys rotate\`, and wait until that signs.`,
    );
  if (!key.is_spent && !isNow)
    throw new Refused(
      `What the key ${key.slot} signed may be in use until ${key.retire_from!.toISOString()}. Retire it then, or at once with --now: people who are signing in then have to start again.`,
    );
}

const entryOf = ({ name: command }: Operator, action: string, slot: number) => ({
  command,
  agencyId: noAgency,
  recordKind: 'oauth_key',
  action,
  values: { key: slot },
});

export const oauthKeyCommands: readonly Command[] = [list, rotate, retire];
