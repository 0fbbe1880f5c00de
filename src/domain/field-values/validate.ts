import { isDeepStrictEqual } from 'node:util';
import { invalid, problem } from '#src/platform/errors/index.ts';
import type { FieldDefinition, FieldValue, FieldValues, PresentValue } from './definition.ts';
import { Field, type FieldSet } from './field-set.ts';
import { readFieldSet, type FieldReader } from './load.ts';
import { Misfit } from './misfit.ts';
import { findReferenceProblems } from './references.ts';

type StoredValues = Readonly<Record<string, PresentValue>>;

export interface ValidateOptions {
  /** What the record holds now; for a new record leave it out. Read it under the row's lock. */
  readonly existing?: FieldValues;
  /** A new record takes defaults and needs its required fields; a change only may not clear them. */
  readonly mode: 'create' | 'update';
  /** Whether a new record may lack its required fields: nobody is there whom a refusal could ask for them. */
  readonly isLenient?: boolean;
  /** Client profile of the record, for clients. */
  readonly profileId?: string | null;
  /** Place of the values in the request, for messages; a function when it is not the map of values. */
  readonly path?: string | ((key: string) => string);
}

/** Values that fit their fields, ready to store, with what they replace. */
export interface CheckedValues {
  /** The definitions that judged them. */
  readonly fieldSet: FieldSet;
  /** All values of the record after the change, defaults and formulas included; fields without a value are absent. */
  readonly values: Record<string, PresentValue>;
  readonly before: StoredValues;
  /** Keys whose value is another than before, sorted. */
  readonly changedKeys: readonly string[];
}

interface Draft extends CheckedValues {
  /** What the caller wrote: the references among it must exist. */
  readonly written: Map<Field, PresentValue>;
  readonly problems: Map<string, string>;
}

/**
 * Judges the custom field values of a request against the definitions, merges them into what the record holds, adds
 * defaults and computes formulas. Throws a validation problem that names each place and reason.
 */
export async function validateValues(
  ctx: FieldReader,
  fieldSet: FieldSet,
  input: FieldValues | undefined,
  options: ValidateOptions,
): Promise<CheckedValues> {
  let draft = draftValues(fieldSet, input ?? {}, options);
  if (draft.problems.size > 0 && fieldSet.isKept) {
    // The definitions may have changed since they were kept: nobody is refused by rules of yesterday.
    const fresh = await readFieldSet(ctx, fieldSet.recordKind, fieldSet.customObjectId);
    draft = draftValues(
      options.profileId === undefined ? fresh : fresh.narrowTo(options.profileId),
      input ?? {},
      options,
    );
  }
  const problems = draft.problems.size > 0 ? draft.problems : await findReferenceProblems(ctx, draft.written);
  if (problems.size > 0) throw validationProblem(options.path ?? 'body.field_values', problems);
  return {
    fieldSet: draft.fieldSet,
    values: draft.values,
    before: draft.before,
    changedKeys: draft.changedKeys,
  };
}

/** Judges one value on its own, such as a default, and returns it as it is stored. */
export async function validateValue(
  ctx: FieldReader,
  definition: FieldDefinition,
  value: PresentValue,
  place: string,
): Promise<PresentValue> {
  const field = new Field(definition);
  const checked = field.check(value, undefined);
  if (checked instanceof Misfit) throw invalid(place, checked.message);
  const [problem] = (await findReferenceProblems(ctx, new Map([[field, checked]]))).values();
  if (problem !== undefined) throw invalid(place, problem);
  return checked;
}

const shownProblems = 5;

function validationProblem(
  path: NonNullable<ValidateOptions['path']>,
  problems: ReadonlyMap<string, string>,
) {
  const placeOf = typeof path === 'function' ? path : (key: string) => `${path}.${key}`;
  const messages = [...problems]
    .slice(0, shownProblems)
    .map(([key, message]) => `${placeOf(key)} ${message}`);
  const rest = problems.size - messages.length;
  return problem('validation_error', messages.join('; ') + (rest > 0 ? `; and ${rest} more` : ''));
}

function draftValues(fieldSet: FieldSet, input: FieldValues, options: ValidateOptions): Draft {
  const before = present(options.existing ?? {});
  const values: Record<string, PresentValue> = { ...before };
  const written = new Map<Field, PresentValue>();
  const problems = new Map<string, string>();
  for (const [key, value] of Object.entries(input))
    applyOne(fieldSet, key, value, { before, values, written, problems });
  if (options.mode === 'create') addDefaults(fieldSet, input, values);
  requireValues(fieldSet, input, values, options, problems);
  if (problems.size === 0) computeFormulas(fieldSet, values);
  return { fieldSet, values, before, changedKeys: changedKeys(before, values), written, problems };
}

function present(values: FieldValues): Record<string, PresentValue> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, PresentValue] => entry[1] !== null),
  );
}

type Progress = Pick<Draft, 'before' | 'values' | 'written' | 'problems'>;

function applyOne(
  fieldSet: FieldSet,
  key: string,
  value: FieldValue | undefined,
  { before, values, written, problems }: Progress,
): void {
  const field = fieldSet.get(key);
  if (field === undefined) {
    problems.set(
      key,
      fieldSet.all.has(key)
        ? 'is a field of another client profile'
        : fieldSet.customObjectId === null
          ? 'is not a known field; GET /v1/fields lists them'
          : 'is not a known field; GET /v1/custom-objects/{id} lists them',
    );
    return;
  }
  if (field.definition.type === 'formula') {
    problems.set(key, 'is computed by a formula and cannot be written');
    return;
  }
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) {
    delete values[key];
    return;
  }
  const checked = field.check(value, Object.hasOwn(before, key) ? before[key] : undefined);
  if (checked instanceof Misfit) {
    problems.set(key, checked.message);
    return;
  }
  values[key] = checked;
  if (!isDeepStrictEqual(checked, before[key])) written.set(field, checked);
}

function addDefaults(fieldSet: FieldSet, input: FieldValues, values: Record<string, PresentValue>): void {
  for (const {
    key,
    definition: { defaultValue },
  } of fieldSet.fields) {
    if (defaultValue !== null && !Object.hasOwn(input, key)) values[key] = defaultValue;
  }
}

function requireValues(
  fieldSet: FieldSet,
  input: FieldValues,
  values: StoredValues,
  { mode, isLenient = false }: Pick<ValidateOptions, 'mode' | 'isLenient'>,
  problems: Map<string, string>,
): void {
  for (const { key, definition } of fieldSet.fields) {
    if (!definition.isRequired || Object.hasOwn(values, key) || problems.has(key)) continue;
    if (mode === 'create') {
      if (!isLenient) problems.set(key, 'is required');
    } else if (Object.hasOwn(input, key)) problems.set(key, 'is required and cannot be cleared');
  }
}

/** Writes the value of each formula into `values`; computed values of fields that the record does not have any more go. */
export function computeFormulas(fieldSet: FieldSet, values: Record<string, PresentValue>): void {
  for (const key of fieldSet.foreignFormulas) delete values[key];
  for (const formula of fieldSet.formulas) {
    const value = formula.compute(values);
    if (value === null) delete values[formula.key];
    else values[formula.key] = value;
  }
}

function changedKeys(before: StoredValues, after: StoredValues): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !isDeepStrictEqual(before[key], after[key])).sort();
}
