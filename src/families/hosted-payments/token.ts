/** The credential in the path of a call, for addresses that a provider sends the payer back to. */
export const tokenOf = (address: string): string => address.split('/')[3]!;
