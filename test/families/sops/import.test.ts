import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { docx, paragraph, zip } from '../../isolate/documents.ts';
import { plain } from '../../isolate/pictures.ts';
import { Uploader } from '../files/upload.ts';
import { partsOf, type Parts } from './parts.ts';
import { addReader, refusal, writing, type Writing } from './writing.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
let sops: Writing;
let parts: Parts;
let uploader: Uploader;
let author: { id: string; key: string };
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  sops = writing(service);
  parts = partsOf(service, agency);
  author = await addReader(service, agency, 'sops.author');
  uploader = new Uploader(service, author);
});
afterAll(() => service?.stop());

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const call = (body: object, by: { key: string } | undefined = author) =>
  service.call('importSop', { body }, by);
const imported = async (body: { markdown: string } | { file_id: string; folder_id?: string }) =>
  (await service.ok('importSop', { body }, author)).data;
const contentsOf = async (id: string) =>
  (await sops.copyOf(id)).steps.map(({ title, blocks }) => [title, ...blocks.map(({ content }) => content)]);
const upload = (bytes: Buffer | string, name: string, type: string) =>
  uploader.file({ bytes: Buffer.from(bytes), name, type });
const png = async () => (await plain(4, 3, 'png')).toString('base64');
const countSops = async () =>
  (await service.query<{ count: number }>('select count(*)::int as count from sops'))[0]!.count;

describe('an imported document', () => {
  it('becomes a draft: its first heading the title, those of the next level steps, the rest blocks', async () => {
    const folder = (await service.ok('createSopFolder', { body: { name: 'Imports', parent_id: null } })).data
      .id;
    const result = (
      await service.ok(
        'importSop',
        {
          body: {
            folder_id: folder,
            markdown:
              '# Onboard a client\n\nFrom contract to call.\n\n## Prepare\n\nInvite **them**.\n\nTwice.\n\n### Before\n\n- a\n- b\n\n* [ ] Call\n\n## Meet\n\n> Hello\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```js\nx\n```\n\n---\n',
          },
        },
        author,
      )
    ).data;
    expect(result).toEqual({
      sop_id: expect.any(String),
      title: 'Onboard a client',
      step_count: 2,
      warnings: [],
    });
    const { sop, steps } = await sops.copyOf(result.sop_id);
    expect(sop).toMatchObject({
      title: 'Onboard a client',
      summary: 'From contract to call.',
      status: 'draft',
      version: 0,
      folder_id: folder,
      owner_id: author.id,
      created_by: author.id,
    });
    expect(steps.map(({ title, blocks }) => [title, blocks.map(({ content }) => content)])).toEqual([
      [
        'Prepare',
        [
          { type: 'text', body_text: 'Invite **them**.\n\nTwice.' },
          { type: 'heading', text: 'Before', level: 1 },
          { type: 'text', body_text: '- a\n- b' },
          {
            type: 'checklist',
            title: null,
            items: [{ id: expect.any(String), text: 'Call', is_required: true }],
          },
        ],
      ],
      [
        'Meet',
        [
          { type: 'quote', body_text: 'Hello', attribution: null },
          { type: 'table', column_titles: ['A', 'B'], rows: [['1', '2']], caption: null },
          { type: 'code', code: 'x', language: 'js', caption: null },
          { type: 'divider' },
        ],
      ],
    ]);
    const { items } = await audit(result.sop_id);
    expect(items).toEqual(['created']);
  });

  it('without headings has one step, called as its file or its first words', async () => {
    const file = await upload('Just words.', 'Close the month.md', 'text/markdown');
    const { sop_id: id, title } = await imported({ file_id: file });
    expect([title, await contentsOf(id)]).toEqual([
      'Close the month',
      [['Close the month', { type: 'text', body_text: 'Just words.' }]],
    ]);
    expect((await imported({ markdown: '\n\nOnly words\n\nMore' })).title).toBe('Only words');
    // Headings of one level: the first is the title, others are steps, and short words between them the summary.
    expect(await contentsOf((await imported({ markdown: '## A\n\nx\n\n## B\n\n# C\n' })).sop_id)).toEqual([
      ['B'],
      ['C'],
    ]);
  });

  it.each([
    ['HTML', 'page.html', 'text/html', '<h1>Title</h1><h2>Step</h2><p>Words</p><script>x()</script>'],
    ['Word', 'page.docx', docxType, null],
    ['a text', 'page.txt', 'text/plain', '# Title\n\n## Step\n\nWords'],
  ])('may be a file of %s', async (_what, name, type, content) => {
    const heading = (style: string, words: string) =>
      `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
    const bytes =
      content === null
        ? docx(heading('Title', 'Title') + heading('Heading1', 'Step') + paragraph('Words'))
        : Buffer.from(content);
    const result = await imported({ file_id: await uploader.file({ bytes, name, type }) });
    expect(result).toMatchObject({ title: 'Title', step_count: 1, warnings: [] });
    expect(await contentsOf(result.sop_id)).toEqual([['Step', { type: 'text', body_text: 'Words' }]]);
  });

  it('brings its pictures along as files, and fetches none', async () => {
    const result = await imported({
      markdown: `# A\n\n## B\n\n![The page](data:image/png;base64,${await png()} "Below")\n\n![Far](https://far.example/x.png)\n\n![Text](data:image/png;base64,aGVsbG8=)`,
    });
    expect(result.warnings).toEqual([
      'In "B": The picture "Far" is not part of the document, and pictures are not fetched: https://far.example/x.png',
      'In "B": The picture "Text" is not a JPEG, PNG, GIF or WebP that can be read.',
    ]);
    const [[, image, ...others]] = (await contentsOf(result.sop_id)) as [
      [string, { file_id: string }, ...object[]],
    ];
    expect(image).toMatchObject({
      type: 'image',
      alt_text: 'The page',
      caption: 'Below',
      display_width: 'full',
    });
    expect(others).toEqual([
      { type: 'text', body_text: '[Far](https://far.example/x.png)' },
      { type: 'text', body_text: 'Text' },
    ]);
    const { data: file } = await service.ok('getAttachment', { path: { id: image.file_id } }, author);
    expect(file).toMatchObject({
      file_name: 'picture-1.png',
      content_type: 'image/png',
      source: 'upload',
      created_by: author.id,
      records: [{ kind: 'sop', id: result.sop_id }],
    });
    const { data: address } = await service.ok(
      'issueAttachmentDownloadUrl',
      { path: { id: image.file_id }, body: {} },
      author,
    );
    const content = await fetch(`${service.url}${new URL(address.url).pathname}`);
    expect(Buffer.from(await content.arrayBuffer()).toString('base64')).toBe(await png());
  });

  it('has files of the pictures that it shows alone', async () => {
    const files = async () =>
      (await service.query<{ count: number }>('select count(*)::int as count from managed_files'))[0]!.count;
    const before = await files();
    const code = `![in code](data:image/png;base64,${await png()})`;
    const { sop_id: id } = await imported({ markdown: `# A\n\n## B\n\n\`\`\`\n${code}\n\`\`\`` });
    expect(await contentsOf(id)).toEqual([['B', { type: 'code', code, language: null, caption: null }]]);
    expect(await files()).toBe(before);
  });

  it('is a draft without its pictures when the agency has no room for them', async () => {
    await service.query(
      "insert into agency_quotas (tenant_id, quota, max_count) values ($1, 'kilobytes_of_files', 0) on conflict (tenant_id, quota) do update set max_count = 0",
      [agency.id],
    );
    const { sop_id: id, warnings } = await imported({
      markdown: `# A\n\n## B\n\n![The page](data:image/png;base64,${await png()})`,
    }).finally(() => service.query('delete from agency_quotas where tenant_id = $1', [agency.id]));
    expect(warnings).toEqual([
      expect.stringMatching(/^Picture 1 of the document was not kept: .*quota/u),
      'In "B": The picture "The page" could not be kept.',
    ]);
    expect(await contentsOf(id)).toEqual([['B', { type: 'text', body_text: 'The page' }]]);
  });

  it('that an export has made keeps what the importer may name, and says the rest as text', async () => {
    const [mine, gone] = [await parts.file(), randomUUID()];
    const { id: seen } = await sops.published({ title: 'Seen' });
    const block = (fields: object, words: string) =>
      `<!-- block ${JSON.stringify(fields)} -->\n${words}\n<!-- /block -->`;
    const { sop_id: id, warnings } = await imported({
      markdown: [
        '# A\n\n## One\n\n<!-- step {"is_optional":true,"estimated_minutes":5} -->',
        block({ type: 'summary' }, 'Why'),
        block({ type: 'sop', sop_id: seen }, 'See the SOP "Seen".'),
        block({ type: 'sop', sop_id: gone }, 'See the SOP "Gone".'),
        block({ type: 'file', file_id: mine }, '[Mine](x)'),
        block(
          {
            type: 'decision',
            options: [
              { label: 'Yes', step: 2 },
              { label: 'No', step: 9 },
            ],
          },
          '**Ready?**',
        ),
        block({ type: 'callout', style: 'loud' }, '> **Hear**\n>\n> Me'),
        block({ type: 'hologram' }, 'Light'),
        '## Two',
      ].join('\n\n'),
    });
    // The file is the agency's, and of nobody that the author sees.
    expect(warnings).toEqual([
      expect.stringContaining('In "One": A block of the type callout is incomplete'),
      expect.stringContaining('In "One": A block of the type hologram is incomplete'),
      `In "One": A block of the type sop was kept as text: sop_id names ${gone}, which is not an SOP of this agency.`,
      `In "One": A block of the type file was kept as text: file_id names ${mine}, which is not a file of this agency.`,
    ]);
    const { steps } = await sops.copyOf(id);
    expect(steps[0]).toMatchObject({ title: 'One', summary: 'Why', is_optional: true, estimated_minutes: 5 });
    expect(steps[0]!.blocks.map(({ content }) => content)).toEqual([
      { type: 'sop', sop_id: seen, note: null },
      { type: 'text', body_text: 'See the SOP "Gone".' },
      { type: 'text', body_text: '[Mine](x)' },
      {
        type: 'decision',
        question: 'Ready?',
        options: [
          { label: 'Yes', body_text: null, step_id: steps[1]!.id },
          { label: 'No', body_text: null, step_id: null },
        ],
      },
      { type: 'text', body_text: '> **Hear**\n>\n> Me' },
      { type: 'text', body_text: 'Light' },
    ]);
  });

  it('is created once under one key, and twice by two requests', async () => {
    const before = await countSops();
    const body = { markdown: '# Once\n\n## Step\n\nWords' };
    const keyed = { headers: { 'idempotency-key': randomUUID() }, body };
    const answers = await Promise.all([1, 2, 3].map(() => service.call('importSop', keyed, author)));
    expect(
      new Set(answers.filter(({ status }) => status === 200).map((answer) => answer.body.data.sop_id)).size,
    ).toBe(1);
    const [first, second] = await Promise.all([call(body), call(body)]);
    expect(first!.body.data.sop_id).not.toBe(second!.body.data.sop_id);
    expect(await countSops()).toBe(before + 3);
  });
});

const audit = async (id: string) => ({
  items: (
    await service.query<{ action: string }>(
      'select action from audit_log where record_kind = $1 and record_id = $2 order by id',
      ['sop', id],
    )
  ).map(({ action }) => action),
});

describe('an import is refused', () => {
  it('for callers without the right, and for files and folders that they do not see', async () => {
    const body = { markdown: '# A' };
    expect((await call(body, await addReader(service, agency))).status).toBe(403);
    const foreign = await new Uploader(service, { key: other.key }).file({ bytes: Buffer.from('# A') });
    const theirs = (
      await service.ok('createSopFolder', { body: { name: 'Theirs', parent_id: null } }, { key: other.key })
    ).data.id;
    expect(refusal(await call({ file_id: foreign }))[0]).toBe(404);
    expect(refusal(await call({ file_id: randomUUID() }))[0]).toBe(404);
    expect(refusal(await call({ ...body, folder_id: theirs }))[0]).toBe(
      refusal(await service.call('createSop', { body: { title: 'A', folder_id: theirs } }, author))[0],
    );
    expect(await service.query("select from sops where title = 'A' and folder_id is not null")).toEqual([]);
  });

  it('for files that are not ready, or no documents, or broken', async () => {
    const { id } = await uploader.create({ bytes: Buffer.from('x'), name: 'late.md', type: 'text/markdown' });
    const [late] = await service.query<{ file_id: string }>(
      'select file_id from managed_uploads where id = $1',
      [id],
    );
    expect([404, 409]).toContain((await call({ file_id: late!.file_id })).status);
    const refused = async (bytes: Buffer, name: string, type: string) =>
      refusal(await call({ file_id: await uploader.file({ bytes, name, type }) }));
    expect(await refused(await plain(4, 3, 'png'), 'a.png', 'image/png')).toEqual([
      400,
      expect.stringContaining('Choose a Markdown, HTML or Word (.docx) file.'),
    ]);
    expect(await refused(zip([{ name: 'word/x.xml', content: 'x' }]), 'a.docx', docxType)).toEqual([
      400,
      'body.file_id cannot be read: it is broken, or not of the type that it says.',
    ]);
    expect(await refused(Buffer.from('<script>x</script>'), 'a.html', 'text/html')).toEqual([
      400,
      'body.file_id has no text.',
    ]);
    const bomb = zip([
      { name: 'word/document.xml', content: Buffer.alloc(97 * 1024 * 1024, '<w:p/>') },
      { name: 'fill', content: Buffer.from(Array.from({ length: 400_000 }, (_, at) => (at * 7919) % 251)) },
    ]);
    expect((await refused(bomb, 'b.docx', docxType))[0]).toBe(400);
  });

  it('for more than an SOP holds', async () => {
    const message = async (markdown: string) => refusal(await call({ markdown }));
    expect(await message(`# A\n\n${'## Step\n\n'.repeat(201)}`)).toEqual([
      400,
      'body.markdown is too large. An SOP has at most 200 steps; this would make 201.',
    ]);
    expect(await message(`# A\n\n## B\n\n${'---\n\n'.repeat(101)}`)).toEqual([
      400,
      'body.markdown is too large. A step has at most 100 blocks; "B" would have 101. Divide it with headings.',
    ]);
    expect(
      await message(
        `# A\n\n## B\n\n${'---\n\n'.repeat(99)}`.concat(`## C\n\n${'---\n\n'.repeat(99)}`.repeat(20)),
      ),
    ).toEqual([400, 'body.markdown is too large. An SOP has at most 2000 blocks; this would make 2079.']);
    // A long text is several blocks.
    const { sop_id: id } = await imported({ markdown: `# A\n\n## B\n\n${'word '.repeat(30_000)}` });
    expect((await contentsOf(id))[0]).toHaveLength(4);
  });

  it('for nothing, and for both a text and a file', async () => {
    for (const body of [
      {},
      { markdown: ' ' },
      { markdown: '# A', file_id: randomUUID() },
      { file_id: 'x' },
      { markdown: 7 },
    ])
      expect((await call(body)).status).toBe(400);
    expect(refusal(await call({ markdown: '<!-- only a comment -->' }))).toEqual([
      400,
      'body.markdown has no text.',
    ]);
  });
});

it('keeps what a document is hostile with out of the draft', async () => {
  const hostile = [
    `# ${'#'.repeat(3000)} ${'t'.repeat(300)}\u2028x`,
    `## ${'\u200b'.repeat(5)}`,
    '<img src=x onerror=alert(1)><svg onload=x()></svg>',
    `- [ ] ${'i'.repeat(600)}`,
    `| ${'c | '.repeat(30)}\n|${'---|'.repeat(30)}\n| x |`,
    `#### ${'h'.repeat(250)}`,
    '<!-- block {"type":"text","body_text":7} -->\nx\n<!-- /block -->',
    '<!-- block {"__proto__":{"type":"text"}} -->\ny\n<!-- /block -->',
    '<!-- block {"type":"embed","url":"javascript:x()","title":"t"} -->\nz\n<!-- /block -->',
    '<!-- step {"title":"\\u0007","estimated_minutes":1e9} -->',
    '[a](javascript:alert(1)) \u202e',
  ].join('\n\n');
  const result = await imported({ markdown: hostile });
  expect(result.warnings.length).toBeGreaterThan(4);
  const stored = JSON.stringify(await sops.copyOf(result.sop_id));
  expect(stored).not.toMatch(/onerror|<svg|\\u0000/u);
  await sops.update(result.sop_id, { status: 'published' });
});
