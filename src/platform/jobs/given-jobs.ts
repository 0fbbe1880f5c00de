/**
 * The jobs that a run of the queue was given. When the connection of a fetch is lost after its commit, the database holds
 * jobs for the run that it never heard of; by itself the queue would leave them for four hours.
 */
export class GivenJobs {
  /** Since the last look, and before it. */
  #recent = new Set<string>();
  #known = new Set<string>();
  #suspects: ReadonlySet<string> = new Set();

  add(jobs: readonly { readonly id: string }[]): void {
    for (const { id } of jobs) this.#recent.add(id);
  }

  /**
   * Compares with the ids of all jobs that the database holds for the run. Answers those that were missing at the former look
   * too: a fetch that was under way at one look has arrived by the next.
   */
  async findLost(selectHeld: () => Promise<readonly string[]>): Promise<string[]> {
    for (const id of this.#recent) this.#known.add(id);
    this.#recent = new Set();
    const held = await selectHeld();
    const unknown = held.filter((id) => !this.#known.has(id) && !this.#recent.has(id));
    const lost = unknown.filter((id) => this.#suspects.has(id));
    this.#suspects = new Set(unknown);
    // Given before the look and no longer held: done. What was given meanwhile may have been too late for the look.
    this.#known = new Set(held.filter((id) => this.#known.has(id)));
    return lost;
  }
}
