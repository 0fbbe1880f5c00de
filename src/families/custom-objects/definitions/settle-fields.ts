import type {
  CustomObjectField,
  CustomObjectFieldInput,
  FieldConfig,
  FieldConfigInput,
} from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { settleDefinition } from '#src/domain/field-definitions/index.ts';
import { Field, FieldSet, orderFormulas } from '#src/domain/field-values/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { refuseRepeated } from './lifecycle.rules.ts';

/** What decides how fields are settled. */
export interface FieldsAround {
  /** The fields of the custom object as they are. */
  readonly former: readonly CustomObjectField[];
  /** Fields of all custom object records. */
  readonly common: FieldSet;
  /** New keys of former fields: a field of the new key takes over the former one with its values. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly place: string;
}

/** The fields of a custom object after a request, in order; 400 and 409 name the field that does not fit. */
export async function settleFields(
  ctx: ReadContext,
  inputs: readonly CustomObjectFieldInput[],
  around: FieldsAround,
): Promise<CustomObjectField[]> {
  const { place, common } = around;
  refuseRepeated(
    inputs.map(({ key }) => key),
    (index, key) => invalid(`${place}[${index}].key`, `repeats the field "${key}".`),
  );
  const taken = inputs.find(({ key }) => common.get(key) !== undefined);
  if (taken !== undefined)
    throw conflict(
      `The key "${taken.key}" is taken by a field of all custom object records. Choose another key.`,
    );
  // Formulas read the other fields, so these come first.
  const plain = await settleEach(ctx, inputs, around, (config) => config.type !== 'formula', common);
  const withFormulas = setOf(common, [...plain.values(), ...asFormulas(inputs)]);
  const formulas = await settleEach(ctx, inputs, around, (config) => config.type === 'formula', withFormulas);
  const settled = new Map([...plain, ...formulas]);
  refuseCircle([...settled.values()], common);
  refuseTelling(inputs, settled, place);
  const sensitive = sensitiveAmong([...settled.values()], common);
  return inputs.map(({ key }) => ({ ...settled.get(key)!, is_sensitive: sensitive.has(key) }));
}

async function settleEach(
  ctx: ReadContext,
  inputs: readonly CustomObjectFieldInput[],
  { former, renamed, place }: FieldsAround,
  isMeant: (config: FieldConfigInput) => boolean,
  fieldSet: FieldSet,
): Promise<Map<string, CustomObjectField>> {
  const settled = new Map<string, CustomObjectField>();
  for (const [position, input] of inputs.entries()) {
    if (!isMeant(input.config)) continue;
    const { key, view_permission: viewers = null, edit_permission: editors = null } = input;
    const before = former.find((field) => (renamed.get(field.key) ?? field.key) === key);
    // Another type is a matter of the records that have values (impact.ts).
    const current = before?.type === input.config.type ? before : undefined;
    const {
      is_required = false,
      is_unique = false,
      is_sensitive = false,
      description,
      default_value,
    } = input;
    const content = await settleDefinition(
      ctx,
      {
        name: input.name,
        description: description ?? null,
        config: input.config,
        is_required,
        is_unique,
        is_sensitive,
        default_value: default_value ?? null,
      },
      { key, fieldSet, current, place: `${place}[${position}]` },
    );
    settled.set(key, {
      id: before?.id ?? uuid7(),
      key,
      ...content,
      type: content.config.type,
      view_permission: viewers,
      edit_permission: editors,
      position,
    });
  }
  return settled;
}

/** Formulas as the expressions around them see them: what they read is not known yet. */
const asFormulas = (inputs: readonly CustomObjectFieldInput[]): Pick<CustomObjectField, 'key' | 'config'>[] =>
  inputs.flatMap(({ key, config }) =>
    config.type === 'formula' ? [{ key, config: { ...config, depends_on: [] } }] : [],
  );

/** 400 for a formula that shows what it reads to people who may not see that. */
function refuseTelling(
  inputs: readonly CustomObjectFieldInput[],
  settled: ReadonlyMap<string, CustomObjectField>,
  place: string,
): void {
  for (const [index, { key }] of inputs.entries()) {
    const { config, view_permission: permission } = settled.get(key)!;
    if (config.type !== 'formula') continue;
    const kept = config.depends_on.flatMap((read) => settled.get(read) ?? []);
    const told = kept.find(({ view_permission: needed }) => needed !== null && needed !== permission);
    if (told !== undefined)
      throw invalid(
        `${place}[${index}].view_permission`,
        `must be ${told.view_permission}: the formula reads "${told.key}", whose values need it.`,
      );
  }
}

/** Keys of the fields that are sensitive, formulas that read such a field, directly or through others, among them. */
function sensitiveAmong(fields: readonly CustomObjectField[], common: FieldSet): ReadonlySet<string> {
  const found = new Set(
    [
      ...fields,
      ...common.fields.map(({ definition }) => ({
        key: definition.key,
        is_sensitive: definition.isSensitive,
      })),
    ].flatMap(({ key, is_sensitive: isSensitive }) => (isSensitive ? key : [])),
  );
  for (let before = -1; found.size > before;) {
    before = found.size;
    for (const { key, config } of fields)
      if (config.type === 'formula' && config.depends_on.some((read) => found.has(read))) found.add(key);
  }
  return found;
}

function refuseCircle(fields: readonly CustomObjectField[], common: FieldSet): void {
  const reads = new Map<string, readonly string[]>();
  const note = (key: string, config: FieldConfig) =>
    config.type === 'formula' && reads.set(key, config.depends_on);
  for (const { key, definition } of common.fields) note(key, definition.config);
  for (const { key, config } of fields) note(key, config);
  const { cycle } = orderFormulas(reads);
  if (cycle !== undefined) throw conflict(`The formula would depend on itself: ${cycle.join(' -> ')}.`);
}

/** These fields, with those of all custom object records, as formulas and names of records find them. */
export function setOf(
  common: FieldSet,
  fields: readonly (Pick<CustomObjectField, 'key' | 'config'> & Partial<CustomObjectField>)[],
): FieldSet {
  const own = fields.map(
    ({ id = '', key, name = key, config, ...rest }) =>
      new Field({
        id,
        key,
        name,
        type: config.type,
        config,
        isRequired: rest.is_required ?? false,
        isUnique: rest.is_unique ?? false,
        isSensitive: rest.is_sensitive ?? false,
        defaultValue: rest.default_value ?? null,
        profileIds: null,
        viewPermission: rest.view_permission ?? null,
        editPermission: rest.edit_permission ?? null,
      }),
  );
  const { tenantId, recordKind, version } = common;
  return new FieldSet({ tenantId, recordKind, version, isKept: false, fields: [...own, ...common.fields] });
}
