import { isDeepStrictEqual } from 'node:util';
import type { Field, FieldConfig, FieldConfigInput, FieldValue } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { canBeUnique, validateValue, type FieldSet } from '#src/domain/field-values/index.ts';
import { requireCompositeType, settleConfig } from './config.rules.ts';
import { checkReaders, readsSensitive, refuseOpenReaders, settleFormula } from './formulas.ts';

/** A definition as a request wants it; what is absent stays as it is, or takes its default when the field is new. */
export interface WantedDefinition {
  readonly name?: string;
  readonly description?: string | null;
  readonly config?: FieldConfigInput;
  readonly is_required?: boolean;
  readonly is_unique?: boolean;
  readonly is_sensitive?: boolean;
  readonly default_value?: FieldValue;
}

/** What every definition is made of, wherever it belongs. */
export type DefinitionContent = Pick<
  Field,
  'name' | 'description' | 'config' | 'is_required' | 'is_unique' | 'is_sensitive' | 'default_value'
>;

/** The field that is defined: its key, the definitions around it, and what it is now unless it is new. */
export interface DefinedField {
  readonly key: string;
  readonly fieldSet: FieldSet;
  /** The fields of records that may read it: those around it, unless others do too. */
  readonly readers?: readonly FieldSet[];
  readonly current?: DefinitionContent | undefined;
  /** Where it stands in the request. */
  readonly place: string;
}

/** The content of a definition after the request, checked against itself and the fields that it reads. */
export async function settleDefinition(
  ctx: ReadContext,
  wanted: WantedDefinition,
  subject: DefinedField,
): Promise<DefinitionContent> {
  const { current, key, fieldSet, readers = [fieldSet], place } = subject;
  const config =
    wanted.config === undefined ? current!.config : settleTypedConfig(wanted.config, subject, ctx.now);
  const content: DefinitionContent = {
    name: wanted.name?.trim() ?? current!.name,
    description: wanted.description === undefined ? (current?.description ?? null) : wanted.description,
    config,
    is_required: wanted.is_required ?? current?.is_required ?? false,
    is_unique: wanted.is_unique ?? current?.is_unique ?? false,
    is_sensitive:
      (wanted.is_sensitive ?? current?.is_sensitive ?? false) ||
      isAlwaysSensitive(config) ||
      readsSensitive(config, fieldSet),
    default_value:
      wanted.default_value === undefined ? (current?.default_value ?? null) : wanted.default_value,
  };
  refuseMisplaced(content, place);
  if (content.is_sensitive && current?.is_sensitive === false) refuseOpenReaders(key, readers);
  return { ...content, default_value: await settleDefault(ctx, content, subject) };
}

function settleTypedConfig(input: FieldConfigInput, subject: DefinedField, now: Date): FieldConfig {
  const { current, key, fieldSet, readers = [fieldSet], place } = subject;
  if (current !== undefined && current.config.type !== input.type) {
    throw conflict(
      `The field is of type ${current.config.type}, which is fixed when the field is created; config.type was ${input.type}.`,
    );
  }
  const config =
    input.type === 'formula'
      ? settleFormula(input, key, fieldSet, `${place}.config`)
      : settleConfig(input, current?.config, now, `${place}.config`);
  if (current !== undefined) checkReaders(key, config, readers);
  return config;
}

const isAlwaysSensitive = (config: FieldConfig): boolean =>
  config.type === 'composite' && requireCompositeType(config.composite_type_id).is_sensitive;

function refuseMisplaced(content: DefinitionContent, place: string): void {
  const { type } = content.config;
  const isMultiple = 'is_multiple' in content.config ? content.config.is_multiple : undefined;
  if (content.is_required && (type === 'formula' || type === 'checkbox'))
    throw invalid(`${place}.is_required`, `is not allowed for ${type} fields`);
  if (content.is_unique && !canBeUnique(type, isMultiple)) {
    throw invalid(
      `${place}.is_unique`,
      `is not allowed for ${type} fields${isMultiple ? ' with several values' : ''}`,
    );
  }
  if (content.default_value !== null && content.is_unique)
    throw invalid(`${place}.default_value`, 'must be null for a unique field');
}

/** A default must fit the field it is for; asked again when either changes. */
async function settleDefault(
  ctx: ReadContext,
  content: DefinitionContent,
  { key, current, place }: DefinedField,
): Promise<FieldValue> {
  const { default_value: value, config } = content;
  if (value === null) return null;
  if (
    current !== undefined &&
    isDeepStrictEqual(current.default_value, value) &&
    isDeepStrictEqual(current.config, config)
  )
    return value;
  const definition = {
    id: '',
    key,
    name: content.name,
    type: config.type,
    config,
    isRequired: content.is_required,
    isUnique: content.is_unique,
    isSensitive: content.is_sensitive,
    defaultValue: null,
    profileIds: null,
    viewPermission: null,
    editPermission: null,
  };
  return validateValue(ctx, definition, value, `${place}.default_value`);
}
