/**
 * Stands in for the `types.gen.ts` of whichever contract is compiled, so that the modules of this folder can be
 * checked where they are written. The compiler puts the contract's own types in its place.
 */
export type Webhooks = {
  readonly body: { readonly id: string; readonly event_type: 'example.event'; readonly data: object };
};
