// Written by the compiler from the contract; change the contract instead.

/** Every family of the contract, in its order. */
export const families = [
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
