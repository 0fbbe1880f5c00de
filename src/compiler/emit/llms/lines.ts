/**
 * `llms-lines.json`: how the parts of `llms.txt` are put together of its lines, as most of their lines stand in it. `lines` are
 * those that do not, each once; they are counted on from those of the whole. A part is runs of lines, each as its first and how many.
 */
export function llmsLinesFile(whole: string, parts: ReadonlyMap<string, string>): string {
  const places = new Map<string, number>();
  const all = whole.split('\n');
  const ofWhole = all.length;
  for (const [place, line] of all.entries()) if (!places.has(line)) places.set(line, place);
  const placeOf = (line: string): number => {
    const known = places.get(line);
    if (known !== undefined) return known;
    places.set(line, all.push(line) - 1);
    return all.length - 1;
  };
  const runs = [...parts].map(([part, text]) => [part, runsOf(text.split('\n'), all, placeOf)] as const);
  return `${JSON.stringify({ lines: all.slice(ofWhole), parts: Object.fromEntries(runs) })}\n`;
}

/** A line goes on with the run before it when it can, although it may stand elsewhere as well: so runs are long. */
function runsOf(
  lines: readonly string[],
  all: readonly string[],
  placeOf: (line: string) => number,
): number[] {
  const runs: number[] = [];
  let next = -1;
  for (const line of lines) {
    if (next >= 0 && all[next] === line) runs[runs.length - 1]! += 1;
    else runs.push((next = placeOf(line)), 1);
    next += 1;
  }
  return runs;
}
