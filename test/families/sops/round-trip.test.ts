import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockContent, SopPublishedStep } from '#generated/types.gen.ts';
import { blockOf, portable } from '#src/families/sops/documents/block-shapes.rules.ts';
import { markdownOfSop, type Told } from '#src/families/sops/documents/markdown.rules.ts';
import { sopOfDocument } from '#src/families/sops/documents/steps-of-document.rules.ts';
import { readVisible } from '#src/families/sops/documents/visible.rules.ts';
import type { DocumentPart } from '#src/platform/isolate/index.ts';
import { readDocument } from '#src/platform/isolate/child/documents/read-document.ts';
import { valuesOf } from '../../contract/arbitrary.ts';

const types = [
  ...([
    'text',
    'heading',
    'checklist',
    'image',
    'video',
    'audio',
    'file',
    'embed',
    'link',
    'sop',
    'callout',
  ] as const),
  ...(['quote', 'accordion', 'decision', 'code', 'table', 'divider'] as const),
];

/** SOPs that are exported as Markdown and imported again, without a service: what the contract allows, and texts that look like marks. */
const stepIds = [1, 2, 3].map((nth) => `0191f3a2-6c1e-7b42-9d51-00000000000${nth}`);
const known = { ids: (name: string) => (name === 'step_id' ? stepIds : []), words: [] };
const blocks = (
  valuesOf({ $ref: '#/components/schemas/BlockContent' }, '', known) as fc.Arbitrary<BlockContent>
).map((block): BlockContent => {
  // What the generator does not know of the contract: one source of a film, and rows as wide as their table.
  if (block.type === 'video')
    return block.url == null
      ? { ...block, file_id: block.file_id ?? stepIds[0]! }
      : { ...block, file_id: null };
  if (block.type !== 'table') return block;
  return { ...block, rows: block.rows.map((row) => block.column_titles.map((_, index) => row[index] ?? '')) };
});
const fragments = [
  ...[
    '# Heading',
    'Setext\n===',
    '- item',
    '1. item',
    '- [ ] task',
    '> quote',
    '```',
    '~~~',
    '---',
    '***',
    '| a | b |\n|---|---|',
  ],
  ...[
    '<!-- /block -->',
    '<!-- block {"type":"text"} -->',
    '<!-- step {"title":"x"} -->',
    '-->',
    '<!--',
    '<script>x</script>',
    '<b>',
  ],
  ...[
    '**bold**',
    '*it*',
    '[a](https://a.example)',
    '![a](data:image/png;base64,iVBORw0KGgo=)',
    '[r]: https://r.example',
    '&amp;',
    '&',
  ],
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\n\n',
    '\r\n',
    '\r',
    '\u2028',
    'word',
    'Go on with "x".',
    ' (optional)',
    '— Dana',
    'Über 5 %',
    '\\',
    '|',
    '```js\nx\n```',
  ],
];
const tricky = fc
  .array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 7 })
  .map((some) => some.join(''));
const trickyBlocks: fc.Arbitrary<BlockContent> = tricky.chain((text) => {
  const line = text.replaceAll(/[\p{Cc}\u2028]/gu, ' ');
  const said = /[^\s]/u.test(text) ? text : `x${text}`;
  const named = /[^\s]/u.test(line) ? line : `x${line}`;
  return fc.constantFrom<BlockContent>(
    { type: 'text', body_text: text },
    { type: 'heading', text: said, level: 3 },
    { type: 'checklist', title: text, items: [{ text: said }, { text: said, is_required: false }] },
    { type: 'callout', style: 'tip', title: null, body_text: text },
    { type: 'callout', style: 'danger', title: text, body_text: text },
    { type: 'quote', body_text: text, attribution: text },
    {
      type: 'accordion',
      items: [
        { title: named, body_text: text },
        { title: named, body_text: 'b' },
      ],
    },
    {
      type: 'decision',
      question: said,
      options: [{ label: named, body_text: text, step_id: stepIds[1]! }, { label: 'No' }],
    },
    { type: 'code', code: text, language: 'c++', caption: null },
    { type: 'code', code: text, language: null, caption: text },
    { type: 'table', column_titles: [text, 'B'], rows: [[text, '4']], caption: text },
    { type: 'table', column_titles: ['A', 'B'], rows: [['Plan', '4']], caption: null },
    { type: 'link', url: 'https://a.example/x(y)', title: text, description: text },
    { type: 'divider' },
  );
});

const names = { file: () => 'access.png', sop: () => 'Close the month', step: () => 'Prepare "it"' };

/** The block without what no draft takes over: the ids of items, and of steps that the SOP does not have. */
const complete = (block: BlockContent, { steps }: Told): BlockContent => {
  const ids = steps.map(({ id }) => id);
  return blockOf(portable(block, ids), ids);
};

async function imported(
  told: Told,
): Promise<{ title: string; summary: string | null; steps: unknown[]; warnings: string[] }> {
  const markdown = markdownOfSop(told, names);
  const { result, bytes = new Uint8Array() } = await readDocument(
    { kind: 'markdown', maxCharacters: 4e6, maxUnpackedBytes: 1e6, maxPictures: 10, maxPictureBytes: 1e6 },
    Buffer.from(markdown),
  );
  const json = Buffer.from(bytes).toString('utf8', 0, (result as { partsBytes: number }).partsBytes);
  const read = sopOfDocument(JSON.parse(json) as DocumentPart[], new Map(), 'file');
  return {
    title: read.title,
    summary: read.summary,
    steps: read.steps.map(({ blocks: own, ...step }) => ({
      ...step,
      blocks: own.map(({ block }) => withoutNulls(blockOf(block, stepIds))),
    })),
    warnings: read.warnings.list,
  };
}

const defaults: Record<string, unknown> = {
  display_width: 'full',
  start_seconds: 0,
  height_px: 480,
  is_required: true,
  level: 2,
};

/** Null and what is left out are the same to an SOP, and so are a default and what is left out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => inner !== null && inner !== undefined && inner !== defaults[name])
      .map(([name, inner]) => [name, withoutNulls(inner)]),
  );
}

const stepsOf = (
  contents: readonly (readonly BlockContent[])[],
  titles: readonly string[],
): SopPublishedStep[] =>
  contents.map((some, index) => ({
    id: stepIds[index]!,
    position: index,
    title: titles[index] ?? 'Prepare the call',
    summary: index === 1 ? 'Why\n\n# it matters' : null,
    is_optional: index === 1,
    estimated_minutes: index === 0 ? 20 : null,
    blocks: some.map((content, position) => ({ id: stepIds[0]!, position, content })),
  }));

async function expectSame(told: Told): Promise<void> {
  expect(await imported(told)).toEqual({
    title: told.title,
    summary: told.summary,
    steps: told.steps.map(({ id: _id, position: _position, blocks: own, ...step }) => ({
      ...step,
      blocks: own.map(({ content }) => withoutNulls(complete(content, told))),
    })),
    warnings: [],
  });
}

describe('an SOP that is exported as Markdown and imported again', () => {
  it('has the same blocks, whatever the contract allows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(blocks, { maxLength: 4 }), { maxLength: 3 }), (contents) =>
        expectSame({
          title: 'Onboard',
          summary: null,
          steps: stepsOf(
            contents.map((some) => some.map(storable)),
            [],
          ),
        }),
      ),
      { numRuns: 300, seed: 7 },
    );
  });

  it('has the same blocks when their texts look like Markdown and like the marks of an export', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(trickyBlocks, { maxLength: 4 }), { maxLength: 3 }),
        fc.option(tricky, { nil: null }),
        (contents, summary) => expectSame({ title: 'Onboard', summary, steps: stepsOf(contents, []) }),
      ),
      { numRuns: 600, seed: 8 },
    );
  });

  it('is read in a moment, whatever stands below its comments', () => {
    const hostile = ['[](', '](', '**', '| ', '- [ ] ', '> ', '`', '\n\n**a**', '!['].map((each) =>
      each.repeat(50_000),
    );
    const startedAt = performance.now();
    for (const body of hostile)
      for (const type of types) for (const start of ['[', '![']) readVisible(type, start + body);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });

  it('has the same titles, whatever they are', async () => {
    const titles = [
      '##',
      '# A #',
      '- x',
      '<script>',
      '1. go',
      ' padded ',
      '`',
      '&amp;',
      '<!-- /block -->',
      '---',
      'Ü 5 %',
      '\\',
      '*',
      '===',
      '[a](b)',
    ];
    for (const title of titles)
      await expectSame({ title, summary: null, steps: stepsOf([[], [], []], [title, title, 'Next']) });
  });
});

/** Postgres keeps no NUL and no half of a pair, so no stored block has one. */
const storable = (content: BlockContent): BlockContent =>
  JSON.parse(JSON.stringify(content).replaceAll(/\\u0000|\\ud[89a-f][0-9a-f]{2}/giu, 'x')) as BlockContent;
