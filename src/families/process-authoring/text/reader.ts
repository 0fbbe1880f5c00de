import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { parseDuration } from './durations.ts';
import type { Names, TextNames } from './names.ts';
import type { TextNode, TextSource } from './source.ts';

/** The name of a value in the text, the function that reads it, and its place in the body. */
export type Reading = Readonly<
  Record<
    string,
    readonly [property: string, read: (reader: TextReader, node: Node, place: string) => unknown]
  >
>;

/** Reads values of a text; 400 with the line and column of an invalid value. */
export class TextReader {
  readonly source: TextSource;
  readonly names: TextNames;

  constructor(source: TextSource, names: TextNames) {
    this.source = source;
    this.names = names;
  }

  /** A map whose values are read by `reading`; null counts as absent. */
  record(node: TextNode, what: string, place: string, reading: Reading): Record<string, unknown> {
    this.source.note(place, node);
    const result: Record<string, unknown> = {};
    for (const { key, keyNode, value } of this.source.entries(node, what)) {
      const [property, read] =
        (Object.hasOwn(reading, key) ? reading[key] : undefined) ??
        this.source.fail(
          keyNode,
          `${what} has no property ${key.slice(0, 60)}. Its properties are ${Object.keys(reading).join(', ')}.`,
        );
      if (value === undefined) continue;
      const at = place === '' ? property : `${place}.${property}`;
      this.source.note(at, value);
      result[property] = read(this, value, at);
    }
    return result;
  }

  /** A list; a single value counts as a list with one entry. */
  list(node: Node, what: string, place: string, read: (item: Node, place: string) => unknown): unknown[] {
    const items = isSeq(node) || isMap(node) ? this.source.items(node, what) : [node];
    return items.map((item, index) => {
      this.source.note(`${place}[${index}]`, item);
      return read(item, `${place}[${index}]`);
    });
  }

  duration(node: Node): number {
    const text = this.source.text(node, 'A duration');
    return (
      parseDuration(text) ??
      this.source.fail(node, `"${text.slice(0, 60)}" is not a duration. Write it as 90m, 4h, 2d or 1d 4h.`)
    );
  }

  named(names: Names, noun: string, node: Node): string {
    const text = this.source.text(node, `The ${noun}`);
    return (
      names.idOf(text) ?? this.source.fail(node, `there is no ${noun} ${text.slice(0, 200)} in this agency.`)
    );
  }

  users(node: Node, place: string): unknown[] {
    return this.list(node, 'The list of members', place, (item) =>
      this.named(this.names.users, 'member', item),
    );
  }
}

export const text = (reader: TextReader, node: Node): string => reader.source.text(node, 'This');
export const flag = (reader: TextReader, node: Node): boolean => reader.source.flag(node, 'This');
export const duration = (reader: TextReader, node: Node): number => reader.duration(node);
export const department = (reader: TextReader, node: Node): string =>
  reader.named(reader.names.departments, 'department', node);
export const template = (reader: TextReader, node: Node): string =>
  reader.named(reader.names.templates, 'status template', node);
export const members = (reader: TextReader, node: Node, place: string): unknown[] =>
  reader.users(node, place);
export const texts = (reader: TextReader, node: Node, place: string): unknown[] =>
  reader.list(node, 'The list', place, (item) => reader.source.text(item, 'An entry'));
export const isText = (node: TextNode): node is Node => node !== undefined && isScalar(node);
