import type { CatalogCapability } from '#generated/types.gen.ts';

/** What every entry of a catalogue says of itself, beside what its contract adds. */
export interface Entry<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly description: string;
  readonly icon: string;
  readonly category: string;
  readonly capabilities: CatalogCapability[];
}

/** An entry as it is written down: its key stands before it. */
export type Written<More = unknown> = Omit<Entry, 'key'> & More;

/** Entries in the order of the editor, which is that of the record: complete by type where `Key` is one of the contract's enums. */
export const entriesOf = <Key extends string, More>(
  written: Readonly<Record<Key, Written<More>>>,
): readonly (Entry<Key> & More)[] =>
  (Object.entries(written) as [Key, Written<More>][]).map(([key, entry]) => ({ key, ...entry }));
