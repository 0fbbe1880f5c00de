/** Names of what a module declares and exports. */
export const declaredIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^export (?:type|interface|class|function|const) (\w+)/gm)].map(([, name]) => name!),
  );

/** A comment of one line stands on one, and a tab is what four spaces were: a quarter less to read for compilers and editors. */
export const compact = (text: string): string =>
  text
    .replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, '$1/** $2 */')
    .replace(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));

/** Without what the client says of each operation already. */
export const withoutDocs = (text: string): string =>
  text.replace(/^\/\*\*(?: .* \*\/\n|\n(?: \*.*\n)+? \*\/\n)(?=export const )/gm, '');

/**
 * The errors of an operation and the headers that it takes are those of hundreds of others: each set of them is written once, under a
 * name that lists them, and operations refer to it. A quarter less for compilers and editors to read; the types are the same.
 */
export const sharedTypes = (text: string): string =>
  named(
    named(text, {
      place: /^(export type \w+Errors = )(\{\n(?:\t.*\n)+\})(?=;$)/gm,
      key: /^\t(\d+):/gm,
      prefix: 'Errors',
    }),
    {
      place: /^(\theaders\??: )(\{\n(?:\t\t.*\n)+\t\})(?=;$)/gm,
      key: /^\t\t'?([\w-]+)'?\??:/gm,
      prefix: 'Headers',
    },
  );

interface Repeated {
  /** What stands before the type, and the type. */
  readonly place: RegExp;
  /** What a name is made of. */
  readonly key: RegExp;
  readonly prefix: string;
}

function named(text: string, { place, key, prefix }: Repeated): string {
  const counts = new Map<string, number>();
  for (const [, , type] of text.matchAll(place)) counts.set(type!, (counts.get(type!) ?? 0) + 1);
  const taken = declaredIn(text);
  const names = new Map<string, string>();
  for (const [type, count] of counts) {
    if (count < 2) continue;
    const name = [prefix, ...[...type.matchAll(key)].map(([, word]) => word!.replaceAll('-', ''))].join('_');
    // Of two that differ in their comments alone the second stays where it is.
    if (taken.has(name)) continue;
    taken.add(name);
    names.set(type, name);
  }
  const rest = text.replace(place, (whole, before: string, type: string) => {
    const name = names.get(type);
    return name === undefined ? whole : before + name;
  });
  const declarations = [...names].map(([type, name]) => `\nexport type ${name} = ${unindented(type)};\n`);
  return rest + declarations.join('');
}

/** A type that stood inside another, as one at the root. */
const unindented = (type: string): string => (type.endsWith('\n\t}') ? type.replaceAll('\n\t', '\n') : type);

/** Says once how a caller proves who it is, as all operations but a few say the same. */
export function sharedSecurity(text: string): string {
  const place = /^\tsecurity: (\[\{\n(?:\t\t.*\n)*\t\t?\}\]),$/gm;
  const names = new Map<string, string>();
  const rest = text.replace(place, (_, list: string) => {
    const name = names.get(list) ?? `security${names.size === 0 ? '' : names.size + 1}`;
    names.set(list, name);
    return name === 'security' ? '\tsecurity,' : `\tsecurity: ${name},`;
  });
  if (names.size === 0) return text;
  const declarations = [...names].map(
    ([list, name]) => `const ${name}: readonly Auth[] = ${list.replaceAll(/\n\t*/g, ' ')};\n`,
  );
  return rest
    .replace(/^import (type )?\{ (?=.* from '\.\/client\/index\.ts';$)/m, (start, type?: string) =>
      type === undefined ? `${start}type Auth, ` : `${start}Auth, `,
    )
    .replace(/^(?=export type Options\b)/m, `${declarations.join('')}\n`);
}

/** What a call returns follows from the method of the client, which has the same types. */
export function inferredResults(text: string): string {
  const rest = text.replace(/^(export const \w+ = .*\)): RequestResult<.*> => \((?=options)/gm, '$1 => (');
  const isUsed = rest.split('RequestResult').length > 2;
  return isUsed ? rest : rest.replace(/^(import .*?) (?:type )?RequestResult,/m, '$1');
}

/** An index that lists every name again would be a tenth of the client. */
export const shortIndex = (text: string): string =>
  text
    .replace(/^export \{.*\} from ('\.\/sdk\.gen\.ts');$/m, 'export * from $1;')
    .replace(/^export type \{.*\} from ('\.\.\/types\.gen\.ts');$/m, 'export type * from $1;');

/** Declarations of a module of types, each with its comment, by name. Its first line is no declaration. */
export const declarationsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .slice(text.indexOf('\n') + 1)
      .trim()
      .split(/\n\n+(?=\/\*\*|export )/)
      .map((declaration) => [/^export type (\w+)/m.exec(declaration)![1]!, declaration]),
  );

/** Names of types that a declaration may lead to: words of comments and of literals are none. */
export const typesIn = (text: string): string[] =>
  text.replace(/\/\*\*[^]*?\*\/|'(?:\\.|[^'\\])*'/g, '').match(/\b[A-Z]\w*/g) ?? [];
