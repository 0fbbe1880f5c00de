import type { Instant } from '#generated/database.ts';

/** Properties of any of the forms that a type may take. */
type AnyKey<T> = T extends unknown ? keyof T : never;

type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

type RequiredKey<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/** A column of the type `timestamptz` in the select list: only `iso` writes an instant as the contract does. */
type IsBareInstant<V> = [Extract<V, Instant>] extends [never] ? false : true;

type WrongKey<O, T> = {
  [K in keyof O & AnyKey<T>]: IsBareInstant<O[K]> extends true
    ? K
    : [O[K]] extends [ValueOf<T, K>]
      ? never
      : K;
}[keyof O & AnyKey<T>];

type Named<N extends string, K> = [K] extends [never] ? never : { readonly [P in N]: K };

type Difference<O, T> =
  | Named<'missing', Exclude<RequiredKey<T>, keyof O>>
  | Named<'additional', Exclude<keyof O, AnyKey<T>>>
  | Named<'wrong', WrongKey<O, T>>;

/**
 * Nothing more to ask for when rows `O` are what the contract calls `T`; otherwise a type that no query has and that names the
 * properties in question: `missing` ones, `additional` ones, and those whose type is `wrong`. A column may hold less than the contract
 * allows, never more. A bare `timestamptz` is wrong: `iso` writes it.
 */
export type Fits<O, T> = [Difference<O, T>] extends [never]
  ? unknown
  : { readonly 'the row differs from the contract': Difference<O, T> };
