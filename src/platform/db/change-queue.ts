import { oneOfBoth, type Change } from '#src/call/change.ts';

/** What a message tells of an agency: its changed records; null when there were too many to name. */
export type AgencyChanges = readonly [
  tenantId: string,
  records: readonly (readonly [kind: string, id: string, revision: number, marks?: number])[] | null,
];

/** What is special about a change, as a message has it. */
export const changeMarks = { narrowed: 1, new: 2 } as const;
const marksOf = ({ isNarrowed, isNew }: Change): number =>
  (isNarrowed === true ? changeMarks.narrowed : 0) + (isNew === true ? changeMarks.new : 0);

/** A message of changes, by a name of its own: all processes hear the same ones in the same order. */
export type ChangeMessage = readonly [name: string, ...agencies: AgencyChanges[]];

export interface ChangeQueueOptions {
  /** Records of one agency, and of all together, that may wait. An agency over the limit is told as a whole. */
  readonly maxOfAgency?: number;
  readonly maxInAll?: number;
  /** Postgres takes payloads of less than 8,000 bytes. */
  readonly maxBytes?: number;
}

// Ids, kinds and revisions are ASCII, so that characters count as bytes.
const agencyBytes = '["",null],'.length + 36;
const recordBytes = ({ kind, id, revision }: Change): number =>
  '["","",,1],'.length + kind.length + id.length + String(revision).length;

/**
 * Changes that wait to be sent. Each record waits once, whatever happens to it meanwhile, and agencies take turns record by
 * record: however many one has, the next message tells of all the others too.
 */
export class ChangeQueue {
  readonly #maxOfAgency: number;
  readonly #maxInAll: number;
  readonly #maxBytes: number;
  /** By agency, in the order of their turns; null for one that is told as a whole. */
  readonly #agencies = new Map<string, Map<string, Change> | null>();
  #size = 0;

  constructor({ maxOfAgency = 2_000, maxInAll = 50_000, maxBytes = 7_860 }: ChangeQueueOptions = {}) {
    this.#maxOfAgency = maxOfAgency;
    this.#maxInAll = maxInAll;
    this.#maxBytes = maxBytes;
  }

  get isEmpty(): boolean {
    return this.#agencies.size === 0;
  }

  /** Records that wait. */
  get size(): number {
    return this.#size;
  }

  add(tenantId: string, change: Change): void {
    const records = this.#recordsOf(tenantId);
    if (records === null) return;
    const key = `${change.kind} ${change.id}`;
    const former = records.get(key);
    if (former === undefined) {
      if (records.size >= this.#maxOfAgency || this.#size >= this.#maxInAll) {
        this.giveUp(tenantId);
        return;
      }
      this.#size += 1;
    }
    records.set(key, former === undefined ? change : oneOfBoth(former, change));
  }

  /** From now on the agency is told as a whole: not all of its changes are known any more. */
  giveUp(tenantId: string): void {
    this.#size -= this.#agencies.get(tenantId)?.size ?? 0;
    this.#agencies.set(tenantId, null);
  }

  /** Takes the next message out; undefined when nothing waits. */
  take(): readonly AgencyChanges[] | undefined {
    const taken = new Map<string, [string, string, number, number?][] | null>();
    let bytes = '[]'.length;
    for (let tenantId = this.#first(); tenantId !== undefined; tenantId = this.#first()) {
      const records = this.#agencies.get(tenantId) ?? null;
      const [next] = records ?? [];
      const added = (taken.has(tenantId) ? 0 : agencyBytes) + (next === undefined ? 0 : recordBytes(next[1]));
      if (bytes + added > this.#maxBytes) break;
      bytes += added;
      // It goes behind the others.
      this.#agencies.delete(tenantId);
      if (records === null || next === undefined) {
        taken.set(tenantId, null);
        continue;
      }
      const [key, change] = next;
      const { kind, id, revision } = change;
      records.delete(key);
      this.#size -= 1;
      if (records.size > 0) this.#agencies.set(tenantId, records);
      const entries = taken.get(tenantId) ?? [];
      const marks = marksOf(change);
      entries.push(marks === 0 ? [kind, id, revision] : [kind, id, revision, marks]);
      taken.set(tenantId, entries);
    }
    return taken.size === 0 ? undefined : [...taken];
  }

  #first(): string | undefined {
    return this.#agencies.keys().next().value;
  }

  #recordsOf(tenantId: string): Map<string, Change> | null {
    const known = this.#agencies.get(tenantId);
    if (known !== undefined) return known;
    const records = new Map<string, Change>();
    this.#agencies.set(tenantId, records);
    return records;
  }
}
