import type { Permission } from '#generated/permissions.ts';
import type {
  FieldConfig,
  FieldRecordKind,
  FieldType,
  FieldValue,
  FieldValues,
} from '#generated/types.gen.ts';

export type { FieldConfig, FieldRecordKind, FieldType, FieldValue, FieldValues };

/** A value that is there; null only ever means "no value". */
export type PresentValue = NonNullable<FieldValue>;

/** Settings of one type: `ConfigOf<'number'>`. */
export type ConfigOf<T extends FieldType> = Extract<FieldConfig, { type: T }>;

/** What the rules about values need to know of a definition. */
export interface FieldDefinition {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly type: FieldType;
  readonly config: FieldConfig;
  readonly isRequired: boolean;
  readonly isUnique: boolean;
  readonly isSensitive: boolean;
  readonly defaultValue: FieldValue;
  /** Client profiles whose clients have the field; null when all records of the kind have it. */
  readonly profileIds: readonly string[] | null;
  /** Permissions needed besides those of the record, for fields of one custom object; null for none. */
  readonly viewPermission: Permission | null;
  readonly editPermission: Permission | null;
}
