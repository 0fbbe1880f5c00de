import { counted } from '#src/platform/counted.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Used } from './names.rules.ts';
import { countUses, replaceUses, selectFieldIds, type HolderKind } from './uses.queries.ts';

/** Keeps what content names beside it, so that what it names can tell who needs it. */
export async function storeUses(
  db: Db,
  holder: HolderKind,
  holderId: string,
  used: readonly Used[],
): Promise<void> {
  const fieldId = await selectFieldIds(
    db,
    used.flatMap((each) => (each.kind === 'field' ? each.of : [])),
  );
  const stored = used.flatMap((each) => {
    if (each.kind !== 'field') return { kind: each.kind, id: each.id };
    const id = fieldId(each);
    return id === undefined ? [] : { kind: 'field', id };
  });
  await replaceUses(db, holder, holderId, stored);
}

const nouns: Readonly<Record<HolderKind, readonly [string, string]>> = {
  entity_layout: ['layout', 'layouts'],
  shared_section: ['shared section', 'shared sections'],
  modal: ['modal', 'modals'],
};

/** Such as `2 layouts and 1 modal`; undefined when nothing uses it. */
export async function describeUses(db: Db, used: { kind: string; id: string }): Promise<string | undefined> {
  const counts = await countUses(db, used);
  const said = (Object.keys(nouns) as HolderKind[])
    .filter((holder) => counts[holder] > 0)
    .map((holder) => counted(counts[holder], ...nouns[holder]));
  return said.length === 0 ? undefined : said.join(' and ');
}
