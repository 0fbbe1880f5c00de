import { hash } from 'node:crypto';
import type { FormChoice, FormElement, FormSettings } from '#generated/types.gen.ts';

/** What a version of a form consists of, besides its settings. */
export interface FormContent {
  readonly name: string;
  readonly description: string | null;
  readonly language: string;
  readonly elements: readonly FormElement[];
}

const displayTypes = ['heading', 'paragraph', 'image', 'divider', 'page_break'] as const;
type DisplayType = (typeof displayTypes)[number];

/** A question, or a value that is asked of nobody. */
export type FormInput = Exclude<FormElement, { type: DisplayType }>;
export type InputOf<T extends FormInput['type']> = Extract<FormInput, { type: T }>;

export const isInput = (element: FormElement): element is FormInput =>
  !(displayTypes as readonly string[]).includes(element.type);

export const inputsOf = (elements: readonly FormElement[]): FormInput[] => elements.filter(isInput);

export const labelOf = (input: FormInput): string => input.label ?? input.key;

/** Choices of the question; a matrix is answered by its columns. */
export function choicesOf(element: FormInput): readonly FormChoice[] {
  if (element.type === 'matrix') return element.columns;
  return 'choices' in element ? element.choices : [];
}

/** Whether the question takes an answer beside its choices, under `<key>_other`. */
export const hasOther = (element: FormElement): boolean =>
  'has_other' in element && element.has_other === true;

/** Pages that people go through; a page break before everything else begins the first. */
export function countPages(elements: readonly FormElement[]): number {
  const breaks = elements.filter(({ type }) => type === 'page_break').length;
  return Math.max(1, elements[0]?.type === 'page_break' ? breaks : breaks + 1);
}

/** Kinds of records that submissions create, each once. */
export const kindsMapped = ({ mappings }: Pick<FormSettings, 'mappings'>) => [
  ...new Set(mappings.map(({ kind }) => kind)),
];

/** Settings of a form that says nothing about them. */
export const defaultSettings: FormSettings = {
  access: {
    opens_at: null,
    closes_at: null,
    max_submissions: null,
    is_captcha_required: true,
    is_one_per_person: false,
    can_save_progress: true,
    closed_message: null,
    allowed_domains: [],
  },
  review: { mode: 'suspicious', spam_threshold: 0.8, reviewer_ids: [] },
  confirmation: { type: 'message', title: 'Thank you' },
  endings: [],
  notifications: { user_ids: [], is_copy_sent: false, reply_to: null },
  mappings: [],
  appearance: { color: null, logo_file_id: null, is_progress_shown: true },
  retention_days: null,
};

/** Two contents with one hash are the same for everybody who fills the form in, and for what becomes of it. */
export const contentHash = (content: FormContent, settings: FormSettings): string =>
  hash(
    'sha256',
    JSON.stringify([
      content.name,
      content.description,
      content.language,
      sorted(content.elements),
      sorted(settings),
    ]),
  );

/** The same value with the properties of objects in one order, whatever wrote it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Files that the form shows: its pictures and its logo. */
export const filesShown = (
  elements: readonly FormElement[],
  { appearance }: Pick<FormSettings, 'appearance'>,
): string[] => [
  ...new Set([
    ...elements.flatMap((element) => (element.type === 'image' ? [element.file_id] : [])),
    ...(appearance.logo_file_id == null ? [] : [appearance.logo_file_id]),
  ]),
];
