/** A field as far as its values move. */
export interface MovedField {
  readonly id: string;
  readonly key: string;
}

/** What a change of a definition does to the records that were written by an earlier one. */
export interface Migration {
  /** The version of the definition that records have afterwards. */
  readonly version: number;
  /** New states of records, by the former one. */
  readonly states: Readonly<Record<string, string>>;
  /** Categories of the states there are afterwards. */
  readonly categories: Readonly<Record<string, string>>;
  /** Values that move to another field. One that takes over the id of the former is only renamed, and has its history already. */
  readonly moved: readonly { readonly from: MovedField; readonly to: MovedField }[];
  /** Fields whose values are erased. */
  readonly dropped: readonly MovedField[];
  /** Relationships whose links are deleted. */
  readonly unlinked: readonly string[];
}
