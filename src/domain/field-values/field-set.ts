import { checkFor } from './checks.ts';
import type { FieldDefinition, FieldRecordKind, FieldValue, PresentValue } from './definition.ts';
import { createFormula, orderFormulas, type Formula } from './formula/formula.ts';
import type { CheckValue } from './misfit.ts';

/** A definition ready to judge values; its rule is made when it is first needed. */
export class Field {
  readonly definition: FieldDefinition;
  #check: CheckValue | undefined;

  constructor(definition: FieldDefinition) {
    this.definition = definition;
  }

  get key(): string {
    return this.definition.key;
  }

  get check(): CheckValue {
    return (this.#check ??= checkFor(this.definition.config));
  }
}

/** A formula field and how its value follows from the others. */
export interface FormulaField extends Formula {
  readonly key: string;
}

/**
 * The fields that records of one kind have, those of one client profile when it was narrowed to it, in the order people
 * see them. It belongs to one version of the agency's definitions.
 */
export class FieldSet {
  readonly tenantId: string;
  readonly recordKind: FieldRecordKind;
  /** The custom object whose records have these fields; null for all other kinds of records. */
  readonly customObjectId: string | null;
  /** Version of the definitions; proved again in the transaction that stores values. */
  readonly version: number;
  /** Whether it was kept from an earlier call, so that a refusal needs a second look at the definitions of now. */
  readonly isKept: boolean;
  /** Fields of these records. */
  readonly fields: readonly Field[];
  /** Fields of all records of the kind: the same, unless narrowed to a profile. */
  readonly all: ReadonlyMap<string, Field>;
  readonly #byKey: ReadonlyMap<string, Field>;
  #formulas: readonly FormulaField[] | undefined;
  #foreignFormulas: readonly string[] | undefined;

  constructor(
    source: Pick<FieldSet, 'tenantId' | 'recordKind' | 'version' | 'isKept' | 'fields'> & {
      readonly customObjectId?: string | null;
    },
    all?: ReadonlyMap<string, Field>,
  ) {
    this.tenantId = source.tenantId;
    this.recordKind = source.recordKind;
    this.customObjectId = source.customObjectId ?? null;
    this.version = source.version;
    this.isKept = source.isKept;
    this.fields = source.fields;
    this.#byKey = new Map(source.fields.map((field) => [field.key, field]));
    this.all = all ?? this.#byKey;
  }

  get(key: string): Field | undefined {
    return this.#byKey.get(key);
  }

  /** Formula fields, each after those it reads. */
  get formulas(): readonly FormulaField[] {
    return (this.#formulas ??= compileFormulas(this));
  }

  /** Keys of formula fields that these records do not have. */
  get foreignFormulas(): readonly string[] {
    return (this.#foreignFormulas ??= [...this.all.values()]
      .filter(({ key, definition }) => definition.type === 'formula' && this.get(key) === undefined)
      .map(({ key }) => key));
  }

  /** The fields that records of a client profile have; null for those that all records have. */
  narrowTo(profileId: string | null): FieldSet {
    const fields = this.fields.filter(
      ({ definition: { profileIds } }) =>
        profileIds === null || (profileId !== null && profileIds.includes(profileId)),
    );
    return new FieldSet(
      {
        tenantId: this.tenantId,
        recordKind: this.recordKind,
        customObjectId: this.customObjectId,
        version: this.version,
        isKept: this.isKept,
        fields,
      },
      this.all,
    );
  }

  /** Values of fields that are not sensitive and need no permission: what events may carry. */
  publicValues<V extends FieldValue>(values: Readonly<Record<string, V>>): Record<string, V> {
    return Object.fromEntries(Object.entries(values).filter(([key]) => !this.isSensitive(key)));
  }

  /** Whether a key names a field whose values events never carry. */
  isSensitive(key: string): boolean {
    const definition = this.all.get(key)?.definition;
    return definition === undefined || definition.isSensitive || definition.viewPermission !== null;
  }

  /** Values that these records may hold, and those that belong to fields they do not have. */
  split(values: Readonly<Record<string, FieldValue>>): {
    own: Record<string, PresentValue>;
    leftBehind: Record<string, PresentValue>;
  } {
    const own: Record<string, PresentValue> = {};
    const leftBehind: Record<string, PresentValue> = {};
    for (const [key, value] of Object.entries(values)) {
      if (value !== null) (this.get(key) === undefined ? leftBehind : own)[key] = value;
    }
    return { own, leftBehind };
  }
}

function compileFormulas(set: FieldSet): FormulaField[] {
  const formulas = new Map<string, FormulaField>();
  for (const {
    definition: { key, config },
  } of set.fields) {
    if (config.type !== 'formula') continue;
    formulas.set(key, { key, ...createFormula(config, (other) => set.all.get(other)?.definition.config) });
  }
  const { order } = orderFormulas(new Map([...formulas].map(([key, formula]) => [key, formula.reads])));
  return order.map((key) => formulas.get(key)!);
}
