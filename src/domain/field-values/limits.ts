/** Most fields that a kind of record can have; the contract bounds maps of values by it. */
export const maxFields = 500;
