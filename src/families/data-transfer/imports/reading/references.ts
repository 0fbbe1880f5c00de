import type { ReadContext } from '#src/call/context.ts';
import { visibleTargets } from '#src/domain/records/index.ts';
import { selectProfiles } from '../targets/kinds.queries.ts';
import type { Reader } from '../targets/target.ts';
import { RowFault } from './fault.ts';
import {
  findKeyed,
  idIn,
  selectClientsCalled,
  selectDepartmentsCalled,
  selectPeopleCalled,
  selectRecordsCalled,
} from './references.queries.ts';

type Named = Extract<Reader, { as: 'record' | 'links' }>;
type Lookup = Pick<ReadContext, 'db' | 'identity' | 'can'>;

const words = {
  user: ['member', 'Write an e-mail address of a member, or map the text to one in value_map.'],
  client: ['client', 'Import it first, or write a name or slug as it is here.'],
  department: ['department', 'Write a name as it is in the settings, or map the text to one in value_map.'],
  profile: ['client profile', 'Write a name as it is in the settings, or map the text to one in value_map.'],
  links: ['record', 'Import it first, or write a name as it is here.'],
} as const;

/** The id of what a text of the file means; what the source calls so comes first. */
export async function referenceOf(
  ctx: Lookup,
  reader: Named,
  text: string,
  sourceName: string | null,
  target: string,
): Promise<string> {
  const kind = reader.as === 'links' ? 'links' : reader.of;
  const [noun, cure] = words[kind];
  const found = (await keyedOf(ctx, reader, text, sourceName)) ?? (await calledOf(ctx, reader, text));
  const [id] = found;
  if (id === undefined)
    throw new RowFault('unknown', target, `There is no such ${noun} that you may see. ${cure}`);
  if (found.length > 1)
    throw new RowFault(
      'ambiguous',
      target,
      `Several ${noun}s are called so. Write an id or another unique text instead.`,
    );
  return id;
}

async function keyedOf(
  ctx: Lookup,
  reader: Named,
  text: string,
  sourceName: string | null,
): Promise<string[] | undefined> {
  const scope = reader.as === 'links' ? reader.objectId : reader.of === 'client' ? 'client' : null;
  if (scope === null || sourceName === null) return undefined;
  const id = await findKeyed(ctx.db, sourceName, scope, text);
  if (id === undefined) return undefined;
  const seen = await seenOf(ctx, reader.as === 'links' ? 'custom_object_record' : 'client', [id]);
  return seen.length === 0 ? undefined : seen;
}

async function calledOf(ctx: Lookup, reader: Named, text: string): Promise<string[]> {
  if (reader.as === 'links')
    return seenOf(ctx, 'custom_object_record', await selectRecordsCalled(ctx.db, reader.objectId, text));
  switch (reader.of) {
    case 'user':
      return selectPeopleCalled(ctx.db, text);
    case 'client':
      return seenOf(ctx, 'client', await selectClientsCalled(ctx.db, text));
    case 'department':
      return selectDepartmentsCalled(ctx.db, text);
    case 'profile': {
      const id = idIn(text);
      return selectProfiles(ctx.db, id === null ? [] : [id], text);
    }
  }
}

/** Those of these records that the member sees. */
export const seenOf = async (
  ctx: Lookup,
  kind: 'client' | 'task' | 'custom_object_record',
  ids: readonly string[],
): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await visibleTargets(
          ctx,
          ids.map((id) => ({ kind, id })),
        )
      ).map(({ id }) => id);
