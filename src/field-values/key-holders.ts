import type { Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { FieldEntityType } from './definition.ts';

/** Something that names fields by their keys outside of records: saved columns, sorts, filters, layouts, stages of processes. */
export interface KeyHolder {
  /** What it is; `getFieldUsage` counts preferences and layouts. */
  readonly kind: 'list_preference' | 'layout' | 'process';
  readonly entityType: FieldEntityType;
  /** How many of them name the field; those that name it by id count by id. */
  count(db: Kysely<Database>, field: { readonly id: string; readonly key: string }): Promise<number>;
  /** Carries a new key through all of them; returns how many changed. */
  rename(db: Kysely<Database>, from: string, to: string): Promise<number>;
}
