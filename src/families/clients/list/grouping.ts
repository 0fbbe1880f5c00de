import type { ClientGroup, ClientGroupingOption, ClientGroupingOptions } from '#generated/types.gen.ts';
import type { GetClientGroupingOptionsInput } from '#generated/families/clients/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { kindOf, loadFieldSet, typedExpression, type Field } from '#src/domain/field-values/index.ts';
import { isGroupable } from '#src/domain/list-columns/index.ts';
import { countGroups, selectUserNames, type GroupCount, type Grouping } from './grouping.queries.ts';
import { clientColumns } from './columns.queries.ts';
import { selectStatusProfiles, type StatusProfile } from '../client/profiles.queries.ts';
import { fieldsOfProfiles } from './table-columns.ts';

/** What a group is called; `color` for options that have one. */
interface Face {
  readonly label: string;
  readonly color?: string;
}

interface Option extends Omit<ClientGroupingOption, 'groups'> {
  readonly grouping: Grouping;
  /** Faces of the values that are known beforehand, in their order; they are shown even when no client has them. */
  readonly known: ReadonlyMap<string, Face>;
  readonly isUser: boolean;
}

export async function getClientGroupingOptions(
  ctx: ReadContext,
  { query }: GetClientGroupingOptionsInput,
): Promise<ClientGroupingOptions> {
  const [profiles, fields] = await Promise.all([
    selectStatusProfiles(ctx.db, query.profile_id),
    loadFieldSet(ctx, 'client'),
  ]);
  const custom = fieldsOfProfiles(fields, query.profile_id).filter(isGroupable);
  const options = [...systemOptions(ctx.identity.userId, profiles), ...custom.map(customOption)];
  const counts = await countGroups(
    ctx.db,
    options.map((option) => option.grouping),
    query.profile_id,
  );
  const userIds = options
    .filter((option) => option.isUser)
    .flatMap(({ key }) => (counts.get(key) ?? []).flatMap(({ value }) => value ?? []));
  const users = await selectUserNames(ctx.db, [...new Set(userIds)]);
  return {
    options: options.map(({ grouping, known, isUser, ...option }) => ({
      ...option,
      groups: groupsOf(counts.get(grouping.key) ?? [], known, isUser ? users : undefined),
    })),
  };
}

function systemOptions(userId: string, profiles: readonly StatusProfile[]): Option[] {
  const known: Record<string, ReadonlyMap<string, Face>> = {
    profile_id: new Map(profiles.map(({ id, name }) => [id, { label: name }])),
    status: statusFaces(profiles),
    status_category: new Map([
      ['prospect', { label: 'Prospect' }],
      ['active', { label: 'Active' }],
      ['inactive', { label: 'Inactive' }],
    ]),
  };
  return clientColumns.properties
    .filter((column) => column.isGroupable)
    .map(({ key, label, valueType, kind, value }) => ({
      key,
      label,
      kind: 'system',
      value_type: valueType,
      known: known[key] ?? new Map(),
      isUser: valueType === 'users',
      grouping: { key, value: value(userId), isList: kind === 'list' },
    }));
}

/** Options of the same key in several profiles are one group, with the face of the first. */
function statusFaces(profiles: readonly StatusProfile[]): Map<string, Face> {
  const faces = new Map<string, Face>();
  for (const { key, label, color, is_archived: isArchived } of profiles.flatMap(
    (profile) => profile.options,
  )) {
    if (!isArchived && !faces.has(key)) faces.set(key, { label, color });
  }
  return faces;
}

function customOption(field: Field): Option {
  const { name, type, config } = field.definition;
  const key = `field_values.${field.key}`;
  const choices = 'choices' in config ? config.choices : [];
  const known =
    type === 'checkbox'
      ? new Map([
          ['true', { label: 'Yes' }],
          ['false', { label: 'No' }],
        ])
      : new Map(
          choices.map((choice) => [
            choice.key,
            { label: choice.label, ...(choice.color != null && { color: choice.color }) },
          ]),
        );
  const { value } = typedExpression(field.definition, 'c.field_values');
  return {
    key,
    label: name,
    kind: 'custom',
    value_type: type,
    known,
    isUser: type === 'user',
    grouping: { key, value, isList: kindOf(config) === 'list' },
  };
}

const maxGroups = 100;

/** Known values in their order, then others by size, then the clients without a value. */
function groupsOf(
  counts: readonly GroupCount[],
  known: ReadonlyMap<string, Face>,
  users: ReadonlyMap<string, string> | undefined,
): ClientGroup[] {
  const byValue = new Map(counts.map(({ value, client_count: count }) => [value, count]));
  const others = counts.flatMap(({ value }) => (value === null || known.has(value) ? [] : value));
  const groups = [...known.keys(), ...others].slice(0, maxGroups).map((value): ClientGroup => {
    const face = known.get(value);
    return {
      value,
      label: face?.label ?? users?.get(value) ?? value,
      color: face?.color ?? null,
      client_count: byValue.get(value) ?? 0,
    };
  });
  return [...groups, { value: null, label: 'None', color: null, client_count: byValue.get(null) ?? 0 }];
}
