import { useState } from 'react';
import { rebase, type Fields, type Rebased } from './rebase.rules.ts';

/** A record as a form shows it. */
export interface Held<F extends Fields> {
  readonly fields: F;
  readonly revision: number;
}

export interface Draft<F extends Fields> extends Rebased<F> {
  /** Revision that the values were entered over, or have been put on top of since. */
  readonly revision: number;
  readonly isChanged: boolean;
  enter(values: F): void;
  /** Holds nothing but the record, as it is after a save or without what was entered. */
  begin(record?: Held<F>): void;
}

/** What somebody enters over a record that others change as well. Whatever revision of it is loaded, nothing entered is lost. */
export function useDraft<F extends Fields>(record: Held<F>): Draft<F> {
  const [state, setState] = useState(() => begun(record));
  // Before anything is shown of it: values never stand over another revision than the one they are saved with.
  if (record.revision > state.base.revision) {
    const { values, others } = rebase(state.base.fields, state.values, record.fields);
    const still = state.others.filter(
      ({ field, now }) => record.fields[field] === now && others.every((other) => other.field !== field),
    );
    setState({ base: record, values, others: [...still, ...others] });
  }
  const { base, values, others } = state;
  return {
    values,
    others,
    revision: base.revision,
    isChanged: [...new Set([...Object.keys(base.fields), ...Object.keys(values)])].some(
      (field) => values[field] !== base.fields[field],
    ),
    enter: (entered) => setState((former) => ({ ...former, values: entered })),
    begin: (now = base) => setState(begun(now)),
  };
}

const begun = <F extends Fields>(base: Held<F>) => ({
  base,
  values: base.fields,
  others: [] as Rebased<F>['others'],
});
