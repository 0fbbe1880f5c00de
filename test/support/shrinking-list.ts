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
