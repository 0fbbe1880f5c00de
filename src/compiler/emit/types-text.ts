/** Names of what a module declares and exports. */
export const declaredIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^export (?:type|interface|class|function|const) ([\p{ID_Continue}$]+)/gmu)].map(
      ([, name]) => name!,
    ),
  );

/** Declarations of a module of types, each with its comment, by name. Its first line is no declaration. */
export const declarationsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .slice(text.indexOf('\n') + 1)
      .trim()
      .split(/\n\n+(?=\/\*\*|export )/)
      .map((declaration) => [/^export type ([\p{ID_Continue}$]+)/mu.exec(declaration)![1]!, declaration]),
  );

/** Names of types that a declaration may lead to: words of comments and of literals are none. */
export function typesIn(text: string): string[] {
  const bare = text.replace(/\/\*\*[^]*?\*\/|'(?:\\.|[^'\\])*'/g, '');
  // With letters of all alphabets it takes five times as long, and hardly any contract has names in others.
  const pattern = /[^\p{ASCII}]/u.test(bare)
    ? /(?<![\p{ID_Continue}$])[\p{Lu}_][\p{ID_Continue}$]*/gu
    : /\b[A-Z_]\w*/g;
  return bare.match(pattern) ?? [];
}
