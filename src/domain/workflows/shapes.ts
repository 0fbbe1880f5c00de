import { readFile } from 'node:fs/promises';
import { parseJsonLines } from '#src/platform/json-lines.ts';
import { Slices } from '#src/platform/slices.ts';
import { shapesOf, type ContractShapes } from './shapes-of-contract.rules.ts';

let loading: Promise<ContractShapes> | undefined;

/** The shapes of the public contract: taken from it when a flow is first checked, and kept. */
export function contractShapes(): Promise<ContractShapes> {
  loading ??= load();
  // What failed is tried again with the next flow.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<ContractShapes> {
  const file = new URL('../../../generated/openapi.json', import.meta.url);
  return shapesOf(await parseJsonLines(await readFile(file, 'utf8'), new Slices()));
}
