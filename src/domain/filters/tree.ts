import type { RawBuilder } from 'kysely';
import type { FilterGroup } from '#generated/types.gen.ts';
import { compileFilter, type FilterScope } from './filters.queries.ts';

/** The parameter `filter_group` of a list as a condition; undefined when it is not given. */
export const compileTree = (
  group: FilterGroup | undefined,
  scope: Omit<FilterScope, 'place'>,
): RawBuilder<boolean> | undefined =>
  group && compileFilter(group, { ...scope, place: 'query.filter_group' });
