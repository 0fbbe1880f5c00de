const maxWarnings = 200;
const maxLetters = 500;

/** What an import says of content that fits nothing, each with the step that it stands in. */
export class Warnings {
  readonly #words: string[] = [];
  #surplus = 0;
  /** The title of the step that is being read. */
  place: string | null = null;

  add(words: string, place = this.place): void {
    if (this.#words.length >= maxWarnings - 1) {
      this.#surplus += 1;
      return;
    }
    const whole = place === null ? words : `In "${short(place, 80)}": ${words}`;
    this.#words.push(short(whole, maxLetters));
  }

  get list(): string[] {
    return this.#surplus === 0
      ? [...this.#words]
      : [...this.#words, `There are ${this.#surplus} more warnings.`];
  }
}

/** Words up to so many characters, on one line. */
export function short(words: string, max: number): string {
  const letters = [...words.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()];
  return letters.length <= max ? letters.join('') : `${letters.slice(0, max - 1).join('')}…`;
}
