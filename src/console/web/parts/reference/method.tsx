import type { ReferenceEntry } from '#generated/reference.types.ts';

/** The method of an operation; its color only repeats the word. */
export const Method = ({ name }: { readonly name: ReferenceEntry['method'] }) => (
  <span className={`method ${name.toLowerCase()}`}>{name}</span>
);

/** Marks what is not there yet. */
export const Pending = () => <span className="pending">not available yet</span>;
