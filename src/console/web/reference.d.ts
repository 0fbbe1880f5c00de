/** Where the files are that the pages of the reference read, by name; `scripts/console/reference.ts` makes both. */
declare module 'virtual:reference' {
  export const addresses: ReadonlyMap<string, string>;
}
