/** What a form holds, by field; a field that is absent is empty. */
export type Fields = Readonly<Record<string, string>>;

/** A field that somebody else changed while the form was filled in. */
export interface Other {
  readonly field: string;
  /** What is there now; undefined when they took it away. */
  readonly now: string | undefined;
  /** Whether one's own value stands in the form, and would replace theirs. */
  readonly isOwnKept: boolean;
}

export interface Rebased<F extends Fields> {
  readonly values: F;
  readonly others: readonly Other[];
}

/** What was entered over `base`, put on top of what others made of it: fields that were edited stay, the others follow. */
export function rebase<F extends Fields>(base: F, entered: F, record: F): Rebased<F> {
  const isUntouched = [...Object.keys(base), ...Object.keys(entered)].every(
    (field) => entered[field] === base[field],
  );
  if (isUntouched) return { values: record, others: [] };
  const fields = [...new Set([entered, record, base].flatMap((one) => Object.keys(one)))];
  const isEdited = (field: string) => entered[field] !== base[field];
  return {
    values: Object.fromEntries(
      fields
        .map((field) => [field, isEdited(field) ? entered[field] : record[field]])
        .filter(([, value]) => value !== undefined),
    ) as F,
    others: fields
      .filter((field) => record[field] !== base[field] && record[field] !== entered[field])
      .map((field) => ({ field, now: record[field], isOwnKept: isEdited(field) })),
  };
}
