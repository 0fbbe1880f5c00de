import { readFileSync } from 'node:fs';

/** What is allowed to be missing, one entry a line; `#` begins a reason. Such a list may only get shorter. */
export interface ShrinkingList {
  readonly path: string;
  readonly entries: readonly string[];
}

const root = new URL('../../', import.meta.url);

export function readShrinkingList(path: string): ShrinkingList {
  const lines = readFileSync(new URL(path, root), 'utf8').split('\n');
  return {
    path,
    entries: lines.map((line) => line.replace(/#.*/, '').trim()).filter((entry) => entry !== ''),
  };
}

/**
 * A list in groups, set apart by an empty line, of which each begins with the reason of its entries. Lines that were sorted, as a merge
 * may do, have lost their reasons.
 */
export function readReasonedList(path: string): ShrinkingList {
  const faults = faultsOfReasons(readFileSync(new URL(path, root), 'utf8'));
  if (faults.length > 0) throw new Error(`${path}: ${faults.join(' ')}`);
  return readShrinkingList(path);
}

const isReason = (line: string): boolean => line.startsWith('#');

/** What is wrong with the reasons in a text that begins with a paragraph of comments about all of it. */
export function faultsOfReasons(text: string): string[] {
  const [about, ...groups] = text
    .trim()
    .split(/\n{2,}/)
    .map((group) => group.split('\n'));
  const faults = about!
    .filter((line) => !isReason(line))
    .map(
      (line) => `\`${line}\` stands in no group: set groups apart by an empty line, each below its reason.`,
    );
  for (const group of groups) {
    const first = group.findIndex((line) => !isReason(line));
    if (first === -1) faults.push(`\`${group[0]}\` is the reason of nothing.`);
    if (first === 0) faults.push(`\`${group[0]}\` has no reason above it.`);
    const late = group.slice(first).find(isReason);
    if (first > 0 && late !== undefined) faults.push(`\`${late}\` needs an empty line above it.`);
  }
  return faults;
}

/**
 * What is wrong with the list when these are the gaps there really are: gaps that it does not allow, and lines that
 * have had their day. `cure` ends the sentence about a gap.
 */
export function compareWithList(
  list: ShrinkingList,
  gaps: readonly string[],
  known: readonly string[],
  cure: string,
): string[] {
  const open = new Set(gaps);
  const inContract = new Set(known);
  const added = gaps.filter((gap) => !list.entries.includes(gap)).map((gap) => `${gap} ${cure}`);
  const stale = list.entries
    .filter((entry) => !open.has(entry))
    .map((entry) => {
      const reason = inContract.has(entry) ? 'it is no gap any more' : 'the contract no longer has it';
      return `Delete the line \`${entry}\` from ${list.path}: ${reason}.`;
    });
  return [...added, ...stale];
}
