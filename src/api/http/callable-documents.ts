import { LRUCache } from 'lru-cache';
import type { Operation } from '#generated/operation.ts';
import { mayCall } from '#src/api/door/index.ts';
import type { Identity } from '#src/call/context.ts';
import { Slices } from '#src/platform/slices.ts';
import type { ConsumerContract } from './consumer-contract.ts';
import { ServedText, type Source } from './documents.ts';

/** In bytes: half a dozen documents of the whole contract, or dozens of what most keys may call. */
const maxKept = 24 * 2 ** 20;

/**
 * The contract as one caller needs it: the operations that its permissions allow. Callers with the same permissions share a
 * document, of whatever agency they are; those used last are kept.
 */
export class CallableDocuments {
  readonly #source: Source<ConsumerContract>;
  readonly #operations: readonly Operation[];
  readonly #kept = new LRUCache<string, ServedText>({
    maxSize: maxKept,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  /** Being made, so that callers who come meanwhile wait for the same. */
  readonly #making = new Map<string, Promise<ServedText>>();
  #keptOf: ConsumerContract | undefined;

  constructor(source: Source<ConsumerContract>, operations: readonly Operation[]) {
    this.#source = source;
    this.#operations = operations;
  }

  async load(caller: Identity, family: string | undefined): Promise<ServedText> {
    const contract = await this.#source.load();
    if (this.#keptOf !== contract) {
      this.#kept.clear();
      this.#making.clear();
    }
    this.#keptOf = contract;
    const key = JSON.stringify([family, caller.grant?.canManagePeople, [...caller.permissions].sort()]);
    const known = this.#kept.get(key) ?? this.#making.get(key);
    if (known !== undefined) return known;
    const making = this.#make(contract, caller, family);
    this.#making.set(key, making);
    try {
      const served = await making;
      if (this.#keptOf === contract) this.#kept.set(key, served);
      return served;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  async #make(contract: ConsumerContract, caller: Identity, family: string | undefined): Promise<ServedText> {
    const operations = this.#operations.filter(
      (operation) => (family === undefined || operation.family === family) && mayCall(caller, operation),
    );
    const slices = new Slices();
    return ServedText.of(await contract.write(slices, new Set(operations.map(({ id }) => id))), slices);
  }
}
