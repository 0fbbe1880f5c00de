/**
 * Says where and why a text stops being JSON. `JSON.parse` names a position for some mistakes only, so a text that it
 * refused is read again, token by token.
 */
export function whereJsonBreaks(text: string): string {
  const { at, expected } = findBreak(text);
  if (at >= text.length) return `it ends where ${expected} is expected`;
  const lines = text.slice(0, at).split('\n');
  return `${expected} is expected at line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
}

interface Break {
  readonly at: number;
  readonly expected: string;
}

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;
const text = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)/y;

/** Reads `source` by JSON's grammar up to the first token that does not fit. */
function findBreak(source: string): Break {
  const open: ('{' | '[')[] = [];
  let at = 0;
  let state: 'value' | 'value or ]' | 'name' | 'name or }' | 'after' = 'value';
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(source)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const skipSpace = (): void => {
    while (isSpace(source.charCodeAt(at))) at++;
  };
  const close = () => {
    at++;
    open.pop();
    state = 'after';
  };
  for (;;) {
    skipSpace();
    const next = source[at];
    if (state === 'after') {
      const inside = open.at(-1);
      if (inside === undefined) return { at, expected: 'the end' };
      if (next === (inside === '{' ? '}' : ']')) close();
      else if (next === ',') {
        at++;
        state = inside === '{' ? 'name' : 'value';
      } else return { at, expected: inside === '{' ? "',' or '}'" : "',' or ']'" };
    } else if (state === 'name' || state === 'name or }') {
      if (state === 'name or }' && next === '}') {
        close();
        continue;
      }
      if (!take(text)) return { at, expected: 'a property name in double quotes' };
      skipSpace();
      if (source[at] !== ':') return { at, expected: "':'" };
      at++;
      state = 'value';
    } else if (state === 'value or ]' && next === ']') {
      close();
    } else if (next === '{' || next === '[') {
      at++;
      open.push(next);
      state = next === '{' ? 'name or }' : 'value or ]';
    } else if (take(next === '"' ? text : scalar)) {
      state = 'after';
    } else {
      return { at, expected: next === '"' ? 'a well-formed string' : 'a value' };
    }
  }
}
