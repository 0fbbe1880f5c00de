import type { ContractOperation } from '#generated/hosted/operations.ts';

type WithCredential<C extends string> = Extract<
  ContractOperation,
  { readonly address: { readonly credential: C } }
>;

/** Purposes of the hosted contract whose addresses have a stored token. */
export type TokenPurpose = WithCredential<'token'>['address']['purpose'];

/** Purposes of the hosted contract whose addresses are signed. */
export type SignedPurpose = WithCredential<'signed'>['address']['purpose'];

/** Path templates whose credential is in the path, such as `/hosted/forms/{token}`. */
export type HostedPath = WithCredential<'token' | 'signed'>['path'];
