/** What a cell of a table that people save holds. */
export type SheetCell = string | number | null;

/** Rows of such a table as they come, some at a time. */
export type SheetRows = AsyncIterable<readonly (readonly SheetCell[])[]>;
