import type { BlockContent } from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, unknown>>;

interface Shape {
  readonly required: Readonly<Record<string, Check>>;
  readonly optional?: Readonly<Record<string, Check>>;
}

const lengthOf = (text: string): number => (text.length === 0 ? 0 : [...text].length);
const text =
  (max: number, min = 1): Check =>
  (value) =>
    typeof value === 'string' && lengthOf(value) >= min && lengthOf(value) <= max && !value.includes('\0');
const said =
  (max: number): Check =>
  (value) =>
    text(max)(value) && /\S/u.test(value as string);
/** A name on one line, as `pattern` of the contract has it. */
const line =
  (max: number): Check =>
  (value) =>
    text(max)(value) && isLine(value as string);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const whole =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const flag: Check = (value) => typeof value === 'boolean';
const id: Check = (value) =>
  typeof value === 'string' && /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu.test(value);
const address: Check = (value) =>
  typeof value === 'string' && /^https?:\/\/[\x21-\x7e]{1,1990}$/u.test(value) && URL.canParse(value);
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
const list =
  (min: number, max: number, check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length >= min && value.length <= max && value.every(check);
const record =
  (shape: Shape): Check =>
  (value) =>
    isFields(value) && fits(value, shape);

const blockText = text(50_000);
const title = orNull(text(200));
const caption = orNull(text(500));
const transcript = orNull(text(100_000));

/** A control character or a line separator makes two lines; what has only signs without width says nothing. */
export const isLine = (words: string): boolean =>
  /^[^\x00-\x1f\x7f\u2028\u2029]*[^\s\x00-\x1f\x7f\u200b-\u200f\u2060][^\x00-\x1f\x7f\u2028\u2029]*$/u.test(
    words,
  );

/** What the contract says of each block (spec/shared/blocks.yaml), for blocks that no request has brought. */
const shapes: Readonly<Record<BlockContent['type'], Shape>> = {
  text: { required: { body_text: blockText } },
  heading: { required: { text: said(200) }, optional: { level: whole(1, 4) } },
  checklist: {
    required: {
      items: list(1, 100, record({ required: { text: said(500) }, optional: { is_required: flag } })),
    },
    optional: { title },
  },
  image: {
    required: { file_id: id, alt_text: text(500, 0) },
    optional: { caption, display_width: oneOf('small', 'medium', 'full') },
  },
  video: {
    required: {},
    optional: {
      file_id: orNull(id),
      url: orNull(address),
      title,
      start_seconds: whole(0, 86_400),
      duration_seconds: orNull(whole(1, 86_400)),
      captions_file_id: orNull(id),
      transcript,
      is_required: flag,
    },
  },
  audio: { required: { file_id: id }, optional: { title, transcript } },
  file: { required: { file_id: id }, optional: { title } },
  embed: { required: { url: address, title: line(200) }, optional: { height_px: whole(100, 2000) } },
  link: { required: { url: address }, optional: { title, description: orNull(text(1000)) } },
  sop: { required: { sop_id: id }, optional: { note: orNull(text(1000)) } },
  callout: {
    required: { style: oneOf('info', 'tip', 'success', 'warning', 'danger'), body_text: blockText },
    optional: { title },
  },
  quote: { required: { body_text: blockText }, optional: { attribution: orNull(text(200)) } },
  accordion: {
    required: { items: list(1, 50, record({ required: { title: line(200), body_text: blockText } })) },
  },
  decision: {
    required: {
      question: said(500),
      options: list(
        2,
        10,
        record({
          required: { label: line(200) },
          optional: { body_text: orNull(blockText), step: orNull(whole(1, 200)) },
        }),
      ),
    },
  },
  code: {
    required: { code: text(50_000) },
    optional: {
      language: orNull((value) => text(40)(value) && /^[a-z0-9+#.-]+$/u.test(value as string)),
      caption,
    },
  },
  table: {
    required: { column_titles: list(1, 20, text(200, 0)), rows: list(0, 500, list(0, 20, text(2000, 0))) },
    optional: { caption },
  },
  divider: { required: {} },
};

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (value: Fields, { required, optional = {} }: Shape): boolean =>
  Object.entries(required).every(([name, check]) => check(value[name])) &&
  Object.entries(value).every(
    ([name, inner]) => name in required || inner === undefined || optional[name]?.(inner) === true,
  );

/** A block as documents have it: its decision leads to steps by their numbers, and its items have no ids. */
export type PortableBlock = Fields & { readonly type: BlockContent['type'] };

export const isBlockType = (type: unknown): type is PortableBlock['type'] =>
  typeof type === 'string' && Object.hasOwn(shapes, type);

/** The block that these fields are; undefined for what is none. */
export function portableBlock(fields: Fields): PortableBlock | undefined {
  const { type, ...values } = fields;
  const shape = isBlockType(type) ? shapes[type] : undefined;
  if (shape === undefined || !fits(values, shape)) return undefined;
  const block = { ...values, type } as PortableBlock;
  if (type === 'video' && (values['file_id'] == null) === (values['url'] == null)) return undefined;
  if (type !== 'table') return block;
  const width = (values['column_titles'] as readonly string[]).length;
  return (values['rows'] as readonly (readonly string[])[]).every((row) => row.length === width)
    ? block
    : undefined;
}

/** The block of a document as an SOP has it. `stepIds` are those of its steps, in order. */
export function blockOf({ ...fields }: PortableBlock, stepIds: readonly string[]): BlockContent {
  if (fields.type !== 'decision') return fields as unknown as BlockContent;
  const options = (fields['options'] as readonly Fields[]).map(({ step, ...option }) => ({
    ...option,
    step_id: typeof step === 'number' ? (stepIds[step - 1] ?? null) : null,
  }));
  return { ...fields, options } as unknown as BlockContent;
}

/** As `blockOf`, the other way. */
export function portable(content: BlockContent, stepIds: readonly string[]): PortableBlock {
  switch (content.type) {
    case 'checklist':
      return { ...content, items: content.items.map(({ id: _id, ...item }) => item) };
    case 'decision':
      return {
        ...content,
        options: content.options.map(({ step_id: stepId, ...option }) => {
          const number = stepId == null ? 0 : stepIds.indexOf(storedId(stepId)) + 1;
          return { ...option, step: number === 0 ? null : number };
        }),
      };
    default:
      return { ...content };
  }
}
