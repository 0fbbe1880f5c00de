/** One difference between two contracts, as those who build on the older one see it. */
export interface Change {
  /** Whether a caller or receiver that was right before may now be wrong. */
  readonly isBreaking: boolean;
  /** What changed, the same text for the same change whenever it is compared: the changelog acknowledges by it. */
  readonly text: string;
}

/** Collects changes below a place such as `POST /v1/clients: body`. */
export class Changes {
  /** Set while something is compared that nobody could use yet: nothing about it is breaking. */
  isUnused = false;
  readonly #found = new Map<string, Change>();

  breaking(place: string, what: string): void {
    this.#add(place, what, !this.isUnused);
  }

  harmless(place: string, what: string): void {
    this.#add(place, what, false);
  }

  /** Breaking ones first, each in the order of its finding. */
  list(): Change[] {
    const all = [...this.#found.values()];
    return [...all.filter(({ isBreaking }) => isBreaking), ...all.filter(({ isBreaking }) => !isBreaking)];
  }

  #add(place: string, what: string, isBreaking: boolean): void {
    const text = `${place} ${what}`;
    // What many operations share is found once for each, and breaking as soon as one of them is in use.
    this.#found.set(text, { isBreaking: isBreaking || this.#found.get(text)?.isBreaking === true, text });
  }
}
