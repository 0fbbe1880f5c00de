import { isDeepStrictEqual } from 'node:util';
import type {
  CustomObject,
  CustomObjectDefinition,
  CustomObjectDefinitionReplace,
  CustomObjectField,
  CustomObjectImpact,
} from '#generated/types.gen.ts';
import { onlyState } from './lifecycle.rules.ts';
import type { Migration } from './migration.rules.ts';

type Request = Pick<CustomObjectDefinitionReplace, 'state_map' | 'field_map'>;

/** What a change of the definition does to records; null when they stay as they are. */
export function migrationFor(
  before: CustomObject,
  after: CustomObjectDefinition,
  { state_map = {}, field_map = {} }: Request,
  impact: readonly CustomObjectImpact[],
): Migration | null {
  if (before.record_count === 0) return null;
  const former = before.definition;
  const removed = former.fields.filter(({ key }) => !after.fields.some((field) => field.key === key));
  const target = (key: string) => after.fields.find((field) => field.key === field_map[key]);
  const migration: Migration = {
    version: before.definition_version + 1,
    states: state_map as Record<string, string>,
    categories: categoriesOf(after),
    moved: removed.flatMap(({ id, key }) => {
      const to = target(key);
      return to === undefined ? [] : [{ from: { id, key }, to: { id: to.id, key: to.key } }];
    }),
    dropped: removed.flatMap(({ id, key }) => (target(key) === undefined ? [{ id, key }] : [])),
    unlinked: former.relationships.flatMap(({ id }) =>
      after.relationships.some((each) => each.id === id) ? [] : id,
    ),
  };
  const changesRecords =
    impact.some(({ effect }) => effect !== 'values_missing') ||
    !isDeepStrictEqual(categoriesOf(former), keepCommon(categoriesOf(after), categoriesOf(former))) ||
    changesWhatFollows(former.fields, after.fields);
  return changesRecords ? migration : null;
}

const categoriesOf = ({ lifecycle }: CustomObjectDefinition): Record<string, string> =>
  Object.fromEntries((lifecycle?.states ?? [onlyState]).map(({ key, category }) => [key, category]));

/** The categories of former states as they are now; those of states that went as they were, since their records move. */
const keepCommon = (now: Readonly<Record<string, string>>, former: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(former).map(([key, category]) => [key, now[key] ?? category]));

/** Whether formulas, names or the text that is searched follow other settings. */
function changesWhatFollows(
  before: readonly CustomObjectField[],
  after: readonly CustomObjectField[],
): boolean {
  const followed = ({ key, config, view_permission }: CustomObjectField) => ({
    key,
    isSearched: view_permission === null,
    decides: config.type === 'formula' || config.type === 'single_choice' ? config : null,
  });
  return !isDeepStrictEqual(
    before.map(followed).filter(({ decides, isSearched }) => decides !== null || !isSearched),
    after.map(followed).filter(({ decides, isSearched }) => decides !== null || !isSearched),
  );
}
