import { isDeepStrictEqual } from 'node:util';
import type {
  Field,
  FieldConfig,
  FieldConfigInput,
  FieldRecordKind,
  FieldValue,
} from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { canBeUnique, validateValue, type FieldSet } from '#src/domain/field-values/index.ts';
import { requireCompositeType, settleConfig } from './config.rules.ts';
import { checkReaders, settleFormula } from './formulas.ts';
import { fieldFolders } from './field-folders.ts';
import { profileExists, type FieldContent } from './fields.queries.ts';

/** A definition as a request wants it; what is absent stays as it is, or takes its default when the field is new. */
export interface WantedField {
  readonly name?: string;
  readonly description?: string | null;
  readonly profile_id?: string | null;
  readonly config?: FieldConfigInput;
  readonly is_required?: boolean;
  readonly is_unique?: boolean;
  readonly is_sensitive?: boolean;
  readonly default_value?: FieldValue;
  readonly folder_id?: string | null;
}

/** The field that is defined: its kind of record and key, the agency's definitions, and what it is now unless it is new. */
export interface Subject {
  readonly recordKind: FieldRecordKind;
  readonly key: string;
  readonly fieldSet: FieldSet;
  readonly current?: Field;
}

/** The whole content of a definition after the request, checked against itself and everything it names. */
export async function settleContent(
  ctx: ReadContext,
  wanted: WantedField,
  subject: Subject,
): Promise<FieldContent> {
  const { current } = subject;
  const config =
    wanted.config === undefined ? current!.config : settleTypedConfig(wanted.config, subject, ctx.now);
  const content: FieldContent = {
    name: wanted.name?.trim() ?? current!.name,
    description: wanted.description === undefined ? (current?.description ?? null) : wanted.description,
    profile_id: wanted.profile_id === undefined ? (current?.profile_id ?? null) : storedId(wanted.profile_id),
    config,
    is_required: wanted.is_required ?? current?.is_required ?? false,
    is_unique: wanted.is_unique ?? current?.is_unique ?? false,
    is_sensitive: (wanted.is_sensitive ?? current?.is_sensitive ?? false) || isAlwaysSensitive(config),
    default_value:
      wanted.default_value === undefined ? (current?.default_value ?? null) : wanted.default_value,
    folder_id: wanted.folder_id === undefined ? (current?.folder_id ?? null) : storedId(wanted.folder_id),
  };
  refuseMisplaced(content, subject.recordKind);
  if (content.folder_id !== (current?.folder_id ?? null))
    await requireFolder(ctx, fieldFolders, content.folder_id);
  if (content.profile_id !== (current?.profile_id ?? null)) await requireProfile(ctx, content.profile_id);
  return { ...content, default_value: await settleDefault(ctx, content, subject) };
}

function settleTypedConfig(input: FieldConfigInput, subject: Subject, now: Date): FieldConfig {
  const { current, key, fieldSet } = subject;
  if (current !== undefined && current.type !== input.type) {
    throw conflict(
      `The field is of type ${current.type}, which is fixed when the field is created; config.type was ${input.type}.`,
    );
  }
  const config =
    input.type === 'formula'
      ? settleFormula(input, key, fieldSet)
      : settleConfig(input, current?.config, now);
  if (current !== undefined) checkReaders(key, config, fieldSet);
  return config;
}

const isAlwaysSensitive = (config: FieldConfig): boolean =>
  config.type === 'composite' && requireCompositeType(config.composite_type_id).is_sensitive;

function refuseMisplaced(content: FieldContent, recordKind: FieldRecordKind): void {
  const { type } = content.config;
  const isMultiple = 'is_multiple' in content.config ? content.config.is_multiple : undefined;
  if (content.profile_id !== null && recordKind !== 'client')
    throw invalid('body.profile_id', 'is only allowed for fields of clients');
  if (content.is_required && (type === 'formula' || type === 'checkbox'))
    throw invalid('body.is_required', `is not allowed for ${type} fields`);
  if (content.is_unique && !canBeUnique(type, isMultiple)) {
    throw invalid(
      'body.is_unique',
      `is not allowed for ${type} fields${isMultiple ? ' with several values' : ''}`,
    );
  }
  if (content.default_value !== null && content.is_unique)
    throw invalid('body.default_value', 'must be null for a unique field');
}

async function requireProfile(ctx: ReadContext, id: string | null): Promise<void> {
  if (id !== null && !(await profileExists(ctx.db, id))) throw notFound('client profile', id);
}

/** A default must fit the field it is for; asked again when either changes. */
async function settleDefault(
  ctx: ReadContext,
  content: FieldContent,
  { key, current }: Subject,
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
  };
  return validateValue(ctx, definition, value, 'body.default_value');
}

/** Properties in which a definition differs from what it is to become, sorted. */
export function changedProperties(current: Field, content: FieldContent): (keyof FieldContent)[] {
  const names = Object.keys(content) as (keyof FieldContent)[];
  return names.filter((name) => !isDeepStrictEqual(current[name], content[name])).sort();
}
