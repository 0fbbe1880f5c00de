export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `assigned_to.name`, `stages[20:40].name`, `body_text[0:4000]`: one property, and which part of a list or text. */
interface Step {
  readonly name: string;
  readonly from?: number;
  readonly to?: number;
}

const stepForm = /^([^[\].]+)(?:\[(\d{1,9}):(\d{1,9})\])?$/;

const stepsOf = (field: string): Step[] =>
  field.split('.').map((part) => {
    const [, name = part, from, to] = stepForm.exec(part) ?? [];
    return from === undefined ? { name } : { name, from: Number(from), to: Number(to) };
  });

/** What a call wants of a record, and the names that no record had. */
export interface Selection {
  readonly value: unknown;
  readonly unknown: readonly string[];
}

/** The named properties of a record, or of each record of a list; an id always stays. */
export function select(value: unknown, fields: readonly string[]): Selection {
  const wanted = fields.map((field) => ({ field, steps: stepsOf(field), found: false }));
  const picked = pickEach(value, (record) => {
    const result: Json = record.id === undefined ? {} : { id: record.id };
    for (const want of wanted) if (add(result, record, want.steps)) want.found = true;
    return result;
  });
  const isEmpty = Array.isArray(value) && value.length === 0;
  return {
    value: picked,
    unknown: isEmpty ? [] : wanted.filter(({ found }) => !found).map(({ field }) => field),
  };
}

const pickEach = (value: unknown, pick: (record: Json) => Json): unknown =>
  Array.isArray(value) ? value.map((item) => pickEach(item, pick)) : isObject(value) ? pick(value) : value;

/** Adds to `result` what the steps lead to in `source`; whether there was anything. */
function add(result: Json, source: Json, [step, ...rest]: readonly Step[]): boolean {
  if (step === undefined || !Object.hasOwn(source, step.name)) return false;
  const given = part(source[step.name], step);
  if (rest.length === 0 || given === null) {
    result[step.name] = given;
    return true;
  }
  if (Array.isArray(given)) {
    const former = Array.isArray(result[step.name]) ? (result[step.name] as unknown[]) : [];
    let found = given.length === 0;
    result[step.name] = given.map((item, index) => {
      const one: Json = isObject(former[index]) ? former[index] : {};
      if (isObject(item) && add(one, item, rest)) found = true;
      return one;
    });
    return found;
  }
  if (!isObject(given)) return false;
  const inner = isObject(result[step.name]) ? (result[step.name] as Json) : {};
  const isFound = add(inner, given, rest);
  if (isFound) result[step.name] = inner;
  return isFound;
}

function part(value: unknown, { from, to }: Step): unknown {
  return from !== undefined && (typeof value === 'string' || Array.isArray(value))
    ? value.slice(from, to)
    : value;
}
