/** `llms-lines.json` of the compiler: lines that `llms.txt` does not have, and each part as runs of lines of both. */
interface Lines {
  readonly lines: readonly string[];
  readonly parts: Readonly<Record<string, readonly number[]>>;
}

/** The parts of `llms.txt`, which are put together of its lines when they are asked for. */
export class GuideParts {
  readonly #lines: readonly string[];
  readonly #runs: Lines['parts'];

  constructor(whole: string, linesFile: string) {
    const { lines, parts } = JSON.parse(linesFile) as Lines;
    this.#lines = [...whole.split('\n'), ...lines];
    this.#runs = parts;
  }

  write(part: string): string {
    const runs = this.#runs[part]!;
    const lines: string[] = [];
    for (let at = 0; at < runs.length; at += 2)
      lines.push(...this.#lines.slice(runs[at], runs[at]! + runs[at + 1]!));
    return lines.join('\n');
  }
}
