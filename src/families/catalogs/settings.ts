import { readFileSync } from 'node:fs';
import type { CatalogConfigField, JsonObject } from '#generated/types.gen.ts';

/** Settings of one alternative of a schema that the contract marks with `x-settings`. */
export interface Settings {
  readonly config_fields: CatalogConfigField[];
  readonly example: JsonObject;
}

/** Schemas whose settings the compiler has written down. */
export type SettingsSchema =
  | 'FieldConfigInput'
  | 'FormElement'
  | 'LayoutElement'
  | 'LayoutWidget'
  | 'AutomationNode'
  | 'AutomationTrigger';

let written: Readonly<Record<SettingsSchema, Readonly<Record<string, Settings>>>> | undefined;

/** The settings of a type, as the compiler read them off its schema. */
export function settingsOf(schema: SettingsSchema, type: string): Settings {
  written ??= JSON.parse(
    readFileSync(new URL('../../../generated/settings.json', import.meta.url), 'utf8'),
  ) as NonNullable<typeof written>;
  return written[schema][type]!;
}
