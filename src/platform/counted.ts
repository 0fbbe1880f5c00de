/** `1 ticket`, `3 tickets`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** As `counted`; undefined for none. */
export const countedIfAny = (count: number, one: string, many?: string): string | undefined =>
  count === 0 ? undefined : counted(count, one, many);
