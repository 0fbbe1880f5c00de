import type { FieldDefinition, PresentValue } from '../definition.ts';
import { misfit, type CheckValue } from '../misfit.ts';

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface ReferenceConfig {
  readonly is_multiple?: boolean;
  readonly max_items?: number;
}

/** Ids of users, clients or files; whether they exist is asked of the database for all values at once. */
export function checkReference(config: ReferenceConfig): CheckValue {
  return config.is_multiple ? checkIds(config) : checkId;
}

const checkId: CheckValue = (value) => {
  if (typeof value !== 'string' || !uuidForm.test(value)) return misfit('must be an id (UUID)');
  return value.toLowerCase();
};

function checkIds({ max_items: max }: ReferenceConfig): CheckValue {
  return (value) => {
    if (!Array.isArray(value) || !value.every((id) => uuidForm.test(id)))
      return misfit('must be a list of ids (UUIDs)');
    const ids = [...new Set(value.map((id) => id.toLowerCase()))];
    if (max !== undefined && ids.length > max) return misfit(`must have at most ${max} ids`);
    return ids;
  };
}

export type ReferenceKind = 'user' | 'client' | 'file';

export const isReference = (type: FieldDefinition['type']): type is ReferenceKind =>
  type === 'user' || type === 'client' || type === 'file';

/** The ids that a value of a user, client or file field names. */
export const idsOf = (value: PresentValue): readonly string[] =>
  Array.isArray(value) ? value : [value as string];
