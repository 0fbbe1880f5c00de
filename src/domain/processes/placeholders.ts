import { dayIn } from '#src/domain/working-time/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** Values of the placeholders of a name. */
export interface PlaceholderValues {
  readonly client: { readonly name: string; readonly slug: string } | null;
  readonly process: { readonly name: string };
  /** Department in charge. */
  readonly department: { readonly name: string } | null;
  /** Start of the task, or now: what the calendar's placeholders are taken from. */
  readonly date: Date;
  /** Of the agency. */
  readonly timeZone: string;
}

/** The closed list, as the contract documents it at `task_name_template`. */
const placeholders: Readonly<Record<string, (values: PlaceholderValues) => string | undefined>> = {
  'client.name': ({ client }) => client?.name,
  'client.slug': ({ client }) => client?.slug,
  'process.name': ({ process }) => process.name,
  'department.name': ({ department }) => department?.name,
  date: (values) => dayOf(values),
  day: (values) => String(Number(dayOf(values).slice(8))),
  week: (values) => String(isoWeek(dayOf(values))),
  month: ({ date, timeZone }) => new Intl.DateTimeFormat('en', { month: 'long', timeZone }).format(date),
  quarter: (values) => String(Math.ceil(Number(dayOf(values).slice(5, 7)) / 3)),
  year: (values) => dayOf(values).slice(0, 4),
};

/** The names allowed between double braces. */
export const placeholderNames: readonly string[] = Object.keys(placeholders);

const pattern = /\{\{([^{}]*)\}\}/g;
const maxNameLength = 200;

/** The text with its placeholders filled in; what has no value becomes nothing, and the blanks around it one. */
export const expandPlaceholders = (template: string, values: PlaceholderValues): string =>
  fill(template, values, (value) => value)
    .replace(/\s+/g, ' ')
    .trim();

/** A text with its placeholders filled in, and otherwise as it is. */
export const expandText = (template: string, values: PlaceholderValues): string =>
  fill(template, values, (value) => value);

/** A web address with its placeholders filled in: a value is part of the address and never changes where it leads to. */
export const expandAddress = (template: string, values: PlaceholderValues): string =>
  fill(template, values, encodeURIComponent);

const fill = (template: string, values: PlaceholderValues, written: (value: string) => string): string =>
  template.replace(pattern, (whole, name: string) =>
    Object.hasOwn(placeholders, name.trim()) ? written(placeholders[name.trim()]!(values) ?? '') : whole,
  );

/** Name of a new task whose maker gives it none. */
export function nameOfTask(template: string | null, values: PlaceholderValues): string {
  const name = template === null ? '' : expandPlaceholders(template, values);
  return [...(name || values.process.name)].slice(0, maxNameLength).join('').trim();
}

/** 400 for a placeholder that does not exist; `place` is where the text stands in the request. */
export function checkPlaceholders(template: string, place: string): void {
  const wrong = placeholderProblem(template);
  if (wrong !== undefined) throw invalid(place, wrong);
}

/** What is wrong with the placeholders of a text, as the rest of a sentence about it; undefined for nothing. */
export function placeholderProblem(template: string): string | undefined {
  const unknown = [...template.matchAll(pattern)].find(
    ([, name]) => !placeholderNames.includes(name!.trim()),
  );
  if (unknown !== undefined)
    return `has the placeholder ${unknown[0]}, which does not exist. The placeholders are ${placeholderNames.map((each) => `{{${each}}}`).join(', ')}.`;
  const rest = template.replace(pattern, '');
  return rest.includes('{{') || rest.includes('}}')
    ? 'has double braces without a placeholder. Write one as {{client.name}}.'
    : undefined;
}

/** `2026-03-02` where the agency is. */
const dayOf = ({ date, timeZone }: PlaceholderValues): string => dayIn(date, timeZone);

/** Week of the year as ISO 8601 counts: the first one has the year's first Thursday. */
function isoWeek(day: string): number {
  const thursday = new Date(`${day}T00:00:00Z`);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  return Math.ceil(((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 86_400_000 + 1) / 7);
}
