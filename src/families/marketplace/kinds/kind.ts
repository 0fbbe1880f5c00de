import type { MarketplaceContentKind } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { InvocableId } from '#src/call/invoke.ts';

export type Content = Readonly<Record<string, unknown>>;

/** A call that creates a record. */
export interface Step {
  readonly operation: InvocableId;
  readonly input: { readonly path?: Content; readonly body: Content };
}

/** What a record refers to, noted while its body is written. Each function answers a placeholder, which the import replaces. */
export interface References {
  /** Another record of the agency, which becomes a part of the item. */
  record(kind: MarketplaceContentKind, id: string): string;
  /** A client profile or inbox: a part of the item when it was chosen for it, otherwise the importing agency names one of its own. */
  choice(kind: 'client_profile' | 'ticket_inbox', id: string): string;
  /** A part of the record that is named elsewhere in it, such as a step. */
  part(id: string): string;
  /** A custom field that the record names by its key. */
  field(recordKind: string, key: string): void;
  /** An outside service that the record uses. */
  integration(key: string): void;
}

/** How records of one kind are exported for an item, and created from it. */
export interface PackKind {
  /** What people call it: "client profile". */
  readonly noun: string;
  /** The record as the caller sees it, by the operations of its family. */
  readonly read: (ctx: ReadContext, id: string) => Promise<Content>;
  /** What the record is called. */
  readonly nameOf: (record: Content) => string;
  /** The body that creates it elsewhere: what is named here and nothing else. */
  readonly body: (record: Content, refs: References) => Content;
  /** What the body creates it for, such as the definition of a layout. */
  readonly target?: (record: Content, refs: References) => string;
  readonly create: (body: Content, target: string | undefined) => Step;
  /** The id in what the operation answers. */
  readonly idOf?: (answer: Content) => unknown;
  /** What keys are unique within, where it is not the agency. */
  readonly scopeOf?: (body: Content) => string;
  /** The body under another name, and another key where it has one; undefined for a kind whose records take their names from others. */
  readonly renamed?: (body: Content, name: string, key: string | undefined) => Content;
}

/** Those of these properties that the record has. */
export const pick = (record: Content, ...names: readonly string[]): Content =>
  Object.fromEntries(
    names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]] as const])),
  );

/** An array of records inside a record. */
export const all = (record: Content, name: string): readonly Content[] =>
  (record[name] ?? []) as readonly Content[];

/** The id that a property holds; undefined for none. */
export const idIn = (record: Content, name: string): string | undefined =>
  typeof record[name] === 'string' ? record[name] : undefined;

export const named =
  (property = 'name') =>
  (body: Content, name: string): Content => ({ ...body, [property]: name });

export const keyed = (body: Content, name: string, key: string | undefined): Content => ({
  ...body,
  name,
  ...(key !== undefined && { key }),
});
