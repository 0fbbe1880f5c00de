import type { DocumentPart } from '#src/platform/isolate/index.ts';
import { isFields, isLine, type PortableBlock } from './block-shapes.rules.ts';
import { fitting, markedBlock, type PictureIds, type ReadBlock } from './fitting.rules.ts';
import { Warnings } from './warnings.ts';

/** A step as a document has it. */
export interface ReadStep {
  title: string;
  summary: string | null;
  is_optional: boolean;
  estimated_minutes: number | null;
  readonly blocks: ReadBlock[];
}

/** An SOP as a document has it. */
export interface ReadSop {
  readonly title: string;
  readonly summary: string | null;
  readonly steps: readonly ReadStep[];
  readonly warnings: Warnings;
}

const maxTitle = 200;
const maxSummary = 1000;

/**
 * Makes an SOP of a document: its first heading is the title, those of the next level are steps, and deeper ones stand in them. What
 * comes before the first step is the summary when it is short, or a step. `name` is the title of a document without a heading.
 */
export function sopOfDocument(parts: readonly DocumentPart[], pictures: PictureIds, name: string): ReadSop {
  const warnings = new Warnings();
  const { titleAt, stepLevel } = levelsOf(parts);
  const reader = new Reader(pictures, warnings, stepLevel);
  parts.forEach((part, index) => reader.read(part, index === titleAt));
  return reader.end(name);
}

/** Where the title stands, and of which level the headings of steps are: the highest one below it, or else its own. */
function levelsOf(parts: readonly DocumentPart[]): { readonly titleAt: number; readonly stepLevel: number } {
  const titleAt = parts.findIndex(({ kind }) => kind === 'heading');
  const levels = parts.slice(titleAt + 1).flatMap((part) => (part.kind === 'heading' ? [part.level] : []));
  const title = parts[titleAt];
  if (title?.kind !== 'heading') return { titleAt, stepLevel: 1 };
  const below = levels.filter((level) => level > title.level);
  return { titleAt, stepLevel: below.length === 0 ? title.level : Math.min(...below) };
}

class Reader {
  readonly #pictures: PictureIds;
  readonly #warnings: Warnings;
  readonly #stepLevel: number;
  readonly #steps: ReadStep[] = [];
  /** What stands before the first step. */
  readonly #intro: ReadBlock[] = [];
  #title: string | undefined;
  #summary: string | null = null;

  constructor(pictures: PictureIds, warnings: Warnings, stepLevel: number) {
    this.#pictures = pictures;
    this.#warnings = warnings;
    this.#stepLevel = stepLevel;
  }

  read(part: DocumentPart, isTitle: boolean): void {
    if (part.kind === 'marked') this.#readMarked(part);
    else if (part.kind !== 'heading') this.#add(part);
    else if (isTitle) this.#title = this.#line(part.text);
    else if (part.level <= this.#stepLevel) this.#startStep(this.#line(part.text));
    else this.#add({ ...part, level: Math.min(4, part.level - this.#stepLevel) });
  }

  end(name: string): ReadSop {
    const title = this.#title ?? titleOf(name) ?? 'SOP';
    const intro = this.#intro;
    if (intro.length > 0 && !this.#isSummary(intro))
      this.#steps.unshift({ ...newStep(title), blocks: intro });
    return { title, summary: this.#summary, steps: this.#steps, warnings: this.#warnings };
  }

  /** Short words before the first step say what the SOP is for. */
  #isSummary(intro: readonly ReadBlock[]): boolean {
    const [only, ...more] = intro;
    const text = only?.block.type === 'text' ? (only.block['body_text'] as string) : '';
    if (more.length > 0 || only?.isList === true || text === '' || text.length > maxSummary) return false;
    if (this.#summary !== null || this.#steps.length === 0) return false;
    this.#summary = text;
    return true;
  }

  #startStep(title: string): void {
    this.#warnings.place = title;
    this.#steps.push(newStep(title));
  }

  /** The words of a heading as a title; the rest of a long one stays text. */
  #line(text: string): string {
    const title = titleOf(text) ?? '…';
    if (text.length > title.length && [...text].length > maxTitle)
      this.#warnings.add(`The heading "${text}" is longer than ${maxTitle} characters and was cut.`);
    return title;
  }

  #add(part: DocumentPart): void {
    const blocks = this.#steps.at(-1)?.blocks ?? this.#intro;
    const last = blocks.at(-1);
    // Paragraphs side by side are one text.
    if (part.kind === 'text' && part.form === 'paragraph' && last?.isParagraph === true) {
      const body_text = `${last.block['body_text'] as string}\n\n${part.markdown}`;
      if (body_text.length <= 50_000) {
        blocks[blocks.length - 1] = { ...last, block: { type: 'text', body_text } as PortableBlock };
        return;
      }
    }
    blocks.push(...fitting(part, this.#pictures, this.#warnings));
  }

  #readMarked({ name, fields, body }: Extract<DocumentPart, { kind: 'marked' }>): void {
    const step = this.#steps.at(-1);
    if (name === 'step') this.#readStepFields(step, fields);
    else if (fields['type'] === 'summary') this.#readSummary(step, fields, body);
    else (step?.blocks ?? this.#intro).push(...markedBlock(fields, body, this.#warnings));
  }

  #readStepFields(step: ReadStep | undefined, fields: Readonly<Record<string, unknown>>): void {
    if (!isFields(fields)) return;
    const { title, is_optional: isOptional, estimated_minutes: minutes } = fields;
    const isTitle = typeof title === 'string' && [...title].length <= maxTitle && isLine(title);
    if (step === undefined) {
      if (isTitle) this.#title = title;
      return;
    }
    if (isTitle) step.title = title;
    if (typeof isOptional === 'boolean') step.is_optional = isOptional;
    if (Number.isInteger(minutes) && (minutes as number) >= 1 && (minutes as number) <= 10_080)
      step.estimated_minutes = minutes as number;
  }

  #readSummary(step: ReadStep | undefined, fields: Readonly<Record<string, unknown>>, body: string): void {
    const { summary: given } = fields;
    const summary = typeof given === 'string' ? given : body;
    if (summary === '' || [...summary].length > maxSummary) {
      if (summary !== '') this.#add({ kind: 'text', form: 'paragraph', markdown: summary });
      return;
    }
    if (step === undefined) this.#summary = summary;
    else step.summary = summary;
  }
}

const newStep = (title: string): ReadStep => ({
  title,
  summary: null,
  is_optional: false,
  estimated_minutes: null,
  blocks: [],
});

/** Words as a title has them; undefined when nothing can be seen of them. */
export function titleOf(words: string): string | undefined {
  const line = [...words.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()]
    .slice(0, maxTitle)
    .join('')
    .trim();
  return isLine(line) ? line : undefined;
}
