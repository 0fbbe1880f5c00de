import type { FieldConfig, FieldConfigInput } from '#generated/types.gen.ts';
import { conflict, invalid, listed } from '#src/platform/errors/index.ts';
import { createFormula, FormulaError, orderFormulas, type FieldSet } from '#src/domain/field-values/index.ts';

type FormulaInput = Extract<FieldConfigInput, { type: 'formula' }>;
type FormulaConfig = Extract<FieldConfig, { type: 'formula' }>;

/** Settings of a formula with the fields it reads; 400 when it cannot be read, 409 when it would depend on itself. */
export function settleFormula(
  input: FormulaInput,
  key: string,
  fieldSet: FieldSet,
  place: string,
): FormulaConfig {
  // What the request sent back as `depends_on` follows from the expression.
  const config: FormulaConfig = { ...input, depends_on: [] };
  try {
    // Inside its own expression the field counts as what it computes, so that a cycle is told as a cycle.
    const { reads } = createFormula(config, (other) =>
      other === key ? config : fieldSet.all.get(other)?.definition.config,
    );
    refuseCycle(key, reads, fieldSet);
    return { ...config, depends_on: [...reads] };
  } catch (error) {
    if (error instanceof FormulaError)
      throw invalid(`${place}.expression`, `cannot be used: ${error.message}`);
    throw error;
  }
}

function refuseCycle(key: string, reads: readonly string[], fieldSet: FieldSet): void {
  const all = new Map(
    [...fieldSet.all.values()].flatMap(({ key: other, definition: { config } }) =>
      config.type === 'formula' ? [[other, config.depends_on] as const] : [],
    ),
  );
  const { cycle } = orderFormulas(new Map([...all, [key, reads]]));
  if (cycle !== undefined) throw conflict(`The formula would depend on itself: ${cycle.join(' -> ')}.`);
}

/** 409 when a formula that reads the field could not be computed any more with its new settings. */
export function checkReaders(key: string, config: FieldConfig, fieldSets: readonly FieldSet[]): void {
  for (const fieldSet of fieldSets)
    for (const reader of readersOf(key, [fieldSet])) {
      try {
        createFormula(reader.config, (other) =>
          other === key ? config : fieldSet.all.get(other)?.definition.config,
        );
      } catch (error) {
        if (error instanceof FormulaError)
          throw conflict(
            `The formula of "${reader.key}" uses this field and could no longer be computed: ${error.message}`,
          );
        throw error;
      }
    }
}

export interface FormulaReader {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly config: FormulaConfig;
  readonly isSensitive: boolean;
}

/** Formula fields that read the field of this key, of all these records. */
export function readersOf(key: string, fieldSets: readonly FieldSet[]): FormulaReader[] {
  const readers = new Map<string, FormulaReader>();
  for (const fieldSet of fieldSets)
    for (const { definition } of fieldSet.all.values()) {
      const { id, key: reader, name, config, isSensitive } = definition;
      if (config.type === 'formula' && config.depends_on.includes(key))
        readers.set(id, { id, key: reader, name, config, isSensitive });
    }
  return [...readers.values()];
}

/** Whether a formula reads a sensitive field, whose values its own values tell of: it is sensitive too. */
export const readsSensitive = (config: FieldConfig, fieldSet: FieldSet): boolean =>
  config.type === 'formula' &&
  config.depends_on.some((key) => fieldSet.all.get(key)?.definition.isSensitive === true);

/** 409 when a field that is to be sensitive is read by formulas that are not. */
export function refuseOpenReaders(key: string, fieldSets: readonly FieldSet[]): void {
  const open = readersOf(key, fieldSets).filter(({ isSensitive }) => !isSensitive);
  if (open.length > 0)
    throw conflict(
      `The formulas ${listed(open.map((reader) => reader.key))} use the field and would tell its values. Make them sensitive first.`,
    );
}
