/** The largest of several, one to a line, for the words of a limit that is passed. */
export function largest(sizes: Iterable<readonly [name: string, size: number]>, count = 8): string {
  return [...sizes]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, size]) => `  ${size.toLocaleString('en')}  ${name}`)
    .join('\n');
}
