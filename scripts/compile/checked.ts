import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf } from '../../src/compiler/digest.ts';
import { contractInputs, contracts, ownContract } from '../contract.ts';
import { keepFoundRight, wasFoundRight } from '../found-right.ts';

const path = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

/** Of everything that a check of the contracts reads: what they follow from, how they are compiled, and what is committed of them. */
function digest(): string {
  const names: readonly string[] = ownContract.committed;
  const committed = readdirSync(ownContract.out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.includes(basename(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const others = ['scripts/compile.ts', 'scripts/contract.ts', 'scripts/compile', 'package-lock.json'];
  return `${contractInputs()} ${digestOf(path(''), [...committed, ...others.map(path)])}`;
}

/** Whether a check of these very contracts found nothing to say, and what it wrote is still there. */
export const wasChecked = (): boolean =>
  contracts.every(({ out }) => existsSync(join(out, 'MANIFEST.json'))) && wasFoundRight('contract', digest());

/** Remembers that a check found nothing to say. */
export const keepChecked = (): void => keepFoundRight('contract', digest());
