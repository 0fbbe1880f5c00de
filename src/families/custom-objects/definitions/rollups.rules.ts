import type { CustomObjectRollup, FieldConfig } from '#generated/types.gen.ts';
import { kindOf, type ExpressionKind, type FieldSet } from '#src/domain/field-values/index.ts';

type Aggregate = CustomObjectRollup['aggregate'];

/** A value of linked records that a rollup can be of. */
export interface RolledField {
  readonly kind: ExpressionKind;
  /** As the catalogue of columns says it. */
  readonly valueType: string;
  readonly isMoney: boolean;
  /** Permission needed to see it. */
  readonly permission: string | null;
}

/** Properties of every record that a rollup can be of. */
const properties: Readonly<Record<string, Omit<RolledField, 'permission'>>> = {
  name: { kind: 'text', valueType: 'text', isMoney: false },
  number: { kind: 'number', valueType: 'number', isMoney: false },
  lifecycle_state: { kind: 'choice', valueType: 'option', isMoney: false },
  lifecycle_category: { kind: 'choice', valueType: 'option', isMoney: false },
  client_id: { kind: 'reference', valueType: 'client', isMoney: false },
  owner_id: { kind: 'reference', valueType: 'user', isMoney: false },
  created_at: { kind: 'instant', valueType: 'date_time', isMoney: false },
  updated_at: { kind: 'instant', valueType: 'date_time', isMoney: false },
};

export const rollable = Object.keys(properties);

const prefix = 'field_values.';

/** Key of the custom field that the name means; undefined for a property. */
export const rolledKey = (name: string): string | undefined =>
  name.startsWith(prefix) ? name.slice(prefix.length) : undefined;

/** The field of linked records behind a name; undefined for none. */
export function rolledField(name: string, fields: Pick<FieldSet, 'get'>): RolledField | undefined {
  const key = rolledKey(name);
  if (key === undefined)
    return Object.hasOwn(properties, name) ? { ...properties[name]!, permission: null } : undefined;
  const definition = fields.get(key)?.definition;
  return (
    definition && {
      kind: kindOf(definition.config),
      valueType: definition.type,
      isMoney: isMoney(definition.config),
      permission: definition.viewPermission,
    }
  );
}

export const isMoney = (config: FieldConfig): boolean =>
  config.type === 'money' || (config.type === 'formula' && config.result_type === 'money');

/** Why the aggregate cannot be of such values; undefined when it can. */
export function misfitOf(aggregate: Aggregate, { kind }: RolledField): string | undefined {
  if ((aggregate === 'sum' || aggregate === 'average') && kind !== 'number')
    return `must name numbers or amounts of money for ${aggregate}.`;
  if ((aggregate === 'minimum' || aggregate === 'maximum') && !['number', 'date', 'instant'].includes(kind))
    return `must name numbers, amounts of money, dates or times for ${aggregate}.`;
  return undefined;
}
