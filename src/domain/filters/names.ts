import type { FilterGroup, FilterInnerGroup, FilterSubgroup } from '#generated/types.gen.ts';

type AnyGroup = FilterGroup | FilterSubgroup | FilterInnerGroup;

const subgroupsOf = (group: AnyGroup): readonly AnyGroup[] =>
  ('groups' in group ? group.groups : undefined) ?? [];

/** The names of all fields that the tree compares. */
export function fieldsIn(group: AnyGroup, names = new Set<string>()): Set<string> {
  for (const { field } of group.conditions ?? []) names.add(field);
  for (const inner of subgroupsOf(group)) fieldsIn(inner, names);
  return names;
}

/** The same tree with other names of its fields. */
export function renameFields<G extends AnyGroup>(group: G, rename: (name: string) => string): G {
  return {
    ...group,
    ...(group.conditions && {
      conditions: group.conditions.map((condition) => ({ ...condition, field: rename(condition.field) })),
    }),
    ...(subgroupsOf(group).length > 0 && {
      groups: subgroupsOf(group).map((inner) => renameFields(inner, rename)),
    }),
  };
}
