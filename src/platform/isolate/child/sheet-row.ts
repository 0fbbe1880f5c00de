/** A row of a table as it stands in the file. */
export interface SheetRow {
  /** As spreadsheets count: from 1, blank rows and headings included. */
  readonly number: number;
  /** Those that are kept: no more than the wish allows. */
  readonly cells: readonly string[];
  /** How many cells there are. */
  readonly width: number;
}

/** Thrown with what is wrong with a file, in words for whoever made it: reads on after "The file". */
export class Fault extends Error {}
