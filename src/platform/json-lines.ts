import type { Slices } from './slices.ts';

type Container = Record<string, unknown> | unknown[];

/**
 * Parses JSON that the compiler wrote with a line for each member of its upper levels (`jsonLines`), a line at a time: `JSON.parse`
 * would keep the event loop for all of it at once. `change` is given each line first.
 */
export async function parseJsonLines(
  text: string,
  slices: Slices,
  change: (line: string) => string = (line) => line,
): Promise<unknown> {
  const open: Container[] = [[]];
  for (const line of text.split('\n')) {
    await slices.next();
    if (line === '') continue;
    const whole = line.endsWith(',') ? line.slice(0, -1) : line;
    if (whole === '}' || whole === ']') open.pop();
    else readLine(open, change(whole));
  }
  if (open.length !== 1) throw new Error('The JSON ends before all that it opens is closed.');
  return (open[0] as unknown[])[0];
}

function readLine(open: Container[], line: string): void {
  const parent = open.at(-1)!;
  const begun = line.endsWith('{') ? {} : line.endsWith('[') ? [] : undefined;
  if (begun === undefined) {
    if (Array.isArray(parent)) parent.push(JSON.parse(line));
    else Object.assign(parent, JSON.parse(`{${line}}`));
    return;
  }
  if (Array.isArray(parent)) parent.push(begun);
  else parent[JSON.parse(line.slice(0, line.lastIndexOf(':'))) as string] = begun;
  open.push(begun);
}
