import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlockContent } from '#generated/types.gen.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { plain } from '../../isolate/pictures.ts';
import { Uploader } from '../files/upload.ts';
import { partsOf, type Parts } from './parts.ts';
import { addReader, addTeam, refusal, text, writing, type Team, type Writing } from './writing.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
let team: Team;
let sops: Writing;
let parts: Parts;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  team = await addTeam(service, agency);
  sops = writing(service);
  parts = partsOf(service, agency);
});
afterAll(() => service?.stop());

type Format = 'markdown' | 'html' | 'docx';
const call = (id: string, body: object, by: { key: string } = team.reader) =>
  service.call('exportSop', { path: { id }, body }, by);
const addressOf = async (id: string, format: Format, version_id?: string) =>
  (
    await service.ok(
      'exportSop',
      { path: { id }, body: { format, ...(version_id !== undefined && { version_id }) } },
      team.reader,
    )
  ).data.url;
const fetchFile = (url: string) => fetch(`${service.url}${new URL(url).pathname}`);
const exported = async (id: string, format: Format, version_id?: string) => {
  const answer = await fetchFile(await addressOf(id, format, version_id));
  expect(answer.status).toBe(200);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const textOf = async (id: string, format: Format, version_id?: string) =>
  (await exported(id, format, version_id)).bytes.toString('utf8');
const importBack = async (bytes: Buffer, name: string, type: string) => {
  const uploader = new Uploader(service, team.manager);
  const file_id = await uploader.file({ bytes, name, type });
  const { data } = await service.ok('importSop', { body: { file_id } }, team.manager);
  return { ...data, steps: (await sops.copyOf(data.sop_id)).steps };
};

/** Contents without ids that each SOP has for itself. */
const bare = (steps: readonly { title: string; blocks: readonly { content: BlockContent }[] }[]) =>
  steps.map(({ title, blocks }) => [
    title,
    ...blocks.map(
      ({ content }) =>
        JSON.parse(
          JSON.stringify(content, (name, value: unknown) =>
            ['id', 'step_id', 'file_id'].includes(name) ? undefined : value,
          ),
        ) as object,
    ),
  ]);

const picture = async (key?: { key: string }) =>
  new Uploader(service, key).file({
    bytes: await plain(40, 30, 'png'),
    name: 'access.png',
    type: 'image/png',
  });

/** One block of each type that can be imported from all formats. */
const plainBlocks = (file_id: string): object[] => [
  { type: 'text', body_text: 'Invite **them** within *two* days, see [here](https://a.example/x).' },
  { type: 'heading', text: 'Before the call', level: 1 },
  { type: 'text', body_text: '- a\n  - b\n- c' },
  { type: 'text', body_text: '1. one\n2. two' },
  { type: 'checklist', items: [{ text: 'Ask for access' }, { text: 'Send 50 % of <it>' }] },
  { type: 'image', file_id, alt_text: 'The page', caption: 'Below it' },
  { type: 'quote', body_text: 'Tell us' },
  { type: 'code', code: 'if (a < b) {\n  go();\n}' },
  {
    type: 'table',
    column_titles: ['Plan', 'Posts'],
    rows: [
      ['Start', '4'],
      ['Grow', '12'],
    ],
  },
  { type: 'divider' },
];

const stepsWith = (contents: readonly object[]) => [
  { title: 'Prepare & go', blocks: contents.map((content) => ({ content })) },
  { title: 'Meet', blocks: [text('Hello')] },
];

describe('an exported SOP', () => {
  it.each([
    ['markdown', 'text/markdown; charset=utf-8', 'md', 'text/markdown'],
    ['html', 'text/html; charset=utf-8', 'html', 'text/html'],
    [
      'docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ] as const)(
    'as %s is a file to save, and is the same when it is imported',
    async (format, type, ending, told) => {
      const { id } = await sops.published({
        title: 'Onboard: a new client?',
        steps: stepsWith(plainBlocks(await picture())),
      });
      const { answer, bytes } = await exported(id, format);
      expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
        type,
        expect.stringContaining(`attachment; filename="Onboard a new client.${ending}"`),
      ]);
      const again = await importBack(bytes, `x.${ending}`, told);
      expect([again.title, again.warnings]).toEqual(['Onboard: a new client?', []]);
      expect(bare(again.steps)).toEqual(bare((await sops.copyOf(id)).steps));
    },
  );

  it('as Markdown keeps every type of block, with the files and SOPs that they name', async () => {
    const [file, { id: see }] = [await picture(), await sops.published({ title: 'Close the month' })];
    const { id } = await sops.create({ steps: [] });
    const [first, second] = [randomUUID(), randomUUID()];
    const contents: object[] = [
      ...plainBlocks(file),
      { type: 'text', body_text: '# no step\n\n<!-- block {"type":"divider"} -->\n\n- [ ] no item' },
      { type: 'callout', style: 'warning', title: 'Mind', body_text: 'It' },
      { type: 'accordion', items: [{ title: 'What?', body_text: 'That' }] },
      {
        type: 'decision',
        question: 'Ads?',
        options: [
          { label: 'Yes', step_id: second },
          { label: 'No', body_text: 'Skip' },
        ],
      },
      { type: 'video', url: 'https://v.example/1', title: 'Film', start_seconds: 3, transcript: 'Words' },
      { type: 'file', file_id: file, title: null },
      { type: 'audio', file_id: file, title: 'Hear' },
      { type: 'embed', url: 'https://e.example/1', title: 'Board', height_px: 600 },
      { type: 'link', url: 'https://l.example/1', description: 'There' },
      { type: 'sop', sop_id: see, note: 'Often' },
      { type: 'checklist', title: 'Access', items: [{ text: 'a', is_required: false }] },
    ];
    const [start, meet] = stepsWith(contents);
    await service.ok('createSopSteps', {
      path: { id },
      body: {
        steps: [
          { ...start, id: first, is_optional: true, estimated_minutes: 9, summary: 'Why' },
          { ...meet, id: second },
        ],
      } as never,
    });
    await sops.update(id, { status: 'published', summary: 'For *new* clients' });
    const again = await importBack((await exported(id, 'markdown')).bytes, 'x.md', 'text/markdown');
    const { sop, steps } = await sops.copyOf(id);
    expect([again.warnings, bare(again.steps)]).toEqual([[], bare(steps)]);
    const { steps: copies, sop: copy } = await sops.copyOf(again.sop_id);
    expect([copy.title, copy.summary]).toEqual([sop.title, 'For *new* clients']);
    expect(copies[0]).toMatchObject({ summary: 'Why', is_optional: true, estimated_minutes: 9 });
    const find = (type: string) => copies[0]!.blocks.find(({ content }) => content.type === type)!.content;
    expect(find('decision')).toMatchObject({ options: [{ step_id: copies[1]!.id }, { step_id: null }] });
    expect([find('image'), find('sop')]).toMatchObject([{ file_id: file }, { sop_id: see }]);
  });

  it('is that of the live version, and of another one that is asked for', async () => {
    const { id } = await sops.published({
      title: 'First',
      steps: stepsWith([{ type: 'text', body_text: 'Old words' }]),
    });
    const { steps } = await sops.copyOf(id);
    await parts.addBlocks(steps[0]!.id, { blocks: [text('New words')] });
    expect(await textOf(id, 'markdown')).not.toContain('New words');
    await sops.update(id, { status: 'published', title: 'Second' });
    const { data: versions } = await service.ok('listSopVersions', { path: { id } });
    const [first, live] = [1, 2].map((nth) => versions.find(({ version }) => version === nth)!.id);
    expect(await textOf(id, 'markdown')).toMatch(/^# Second\n[\s\S]*New words/u);
    expect(await textOf(id, 'html', live)).toContain('New words');
    const old = await textOf(id, 'markdown', first);
    expect([old.startsWith('# First\n'), old.includes('New words')]).toEqual([true, false]);
    const { id: stranger } = await sops.published();
    expect((await call(stranger, { format: 'html', version_id: first })).status).toBe(404);
    expect((await call(id, { format: 'html', version_id: randomUUID() })).status).toBe(404);
  });

  it('is a page that runs and loads nothing', async () => {
    const evil =
      '<script>x()</script><img src=https://t.example/p.png onerror=x()>\n\n![far](https://t.example/q.png)\n\n[a](javascript:x()) <b onclick=x()>b</b>';
    const { id } = await sops.published({
      title: '</title><script>x()</script>',
      steps: stepsWith([
        { type: 'text', body_text: evil },
        { type: 'heading', text: '<img src=x onerror=x()>' },
        { type: 'code', code: '</code><script>x()</script>', language: 'html' },
        { type: 'text', body_text: 'a " src="picture:0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b80" b' },
      ]),
    });
    const page = await textOf(id, 'html');
    expect(page).not.toMatch(/<script|<[^>]*\son\w+=|<[^>]*javascript:|<img/u);
    expect(page).toContain(`default-src 'none'; img-src data:; style-src 'unsafe-inline'`);
    expect(page).toContain('<a href="https://t.example/q.png" rel="noopener noreferrer">far</a>');
    expect((await exported(id, 'docx')).bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('has no pictures that the reader does not see, or that are lost or broken', async () => {
    const [shown, broken] = [await picture(), await parts.file()];
    const { id } = await sops.published({
      steps: stepsWith([
        { type: 'image', file_id: shown, alt_text: 'Shown' },
        { type: 'image', file_id: broken, alt_text: 'Lost' },
        { type: 'image', file_id: broken, alt_text: '' },
      ]),
    });
    await service.query(
      "update managed_files set content_type = 'image/png', file_kind = 'image' where id = $1",
      [broken],
    );
    const page = await textOf(id, 'html');
    expect(page.match(/<img /gu)).toHaveLength(1);
    expect(page).toContain('<em>Lost (kick-off.mp4)</em>');
    expect((await exported(id, 'docx')).bytes.includes('word/media/picture0.png')).toBe(true);
  });
});

describe('an export is refused', () => {
  it('to callers who do not see the SOP, and for one that has no version', async () => {
    const { id } = await sops.published();
    const { id: draft } = await sops.create();
    const { id: restricted } = await sops.published({ is_restricted: true });
    const without = await service.keyWith(agency, ['tasks.view']);
    expect((await call(id, { format: 'html' }, { key: without })).status).toBe(403);
    expect((await call(id, { format: 'html' }, { key: other.key })).status).toBe(404);
    for (const unseen of [draft, restricted, randomUUID()])
      expect((await call(unseen, { format: 'html' })).status).toBe(404);
    expect((await call(draft, { format: 'html' }, team.manager)).status).toBe(404);
    for (const body of [
      {},
      { format: 'pdf' },
      { format: 'html', version_id: 'x' },
      { format: 'html', more: 1 },
    ])
      expect((await call(id, body)).status).toBe(400);
    expect(refusal(await call('x', { format: 'html' }))[0]).toBe(400);
  });

  it('at its address to those who no longer see the SOP', async () => {
    const reader = await addReader(service, agency);
    const { id } = await sops.published();
    const { url } = (await call(id, { format: 'markdown' }, reader)).body.data as { url: string };
    expect((await fetchFile(url)).status).toBe(200);
    await sops.update(id, { is_restricted: true });
    expect((await fetchFile(url)).status).toBe(404);
    await sops.update(id, { is_restricted: false });
    expect((await fetchFile(url)).status).toBe(200);
    await service.query("update users set status = 'suspended' where id = $1", [reader.id]);
    expect((await fetchFile(url)).status).toBe(404);
  });
});

it('takes the place of what was made before for the same reader', async () => {
  const { id } = await sops.published({ title: 'Kept' });
  const [first, second] = [await addressOf(id, 'markdown'), await addressOf(id, 'markdown')];
  await sops.update(id, { title: 'Renamed' });
  await addressOf(id, 'markdown');
  for (const url of [first, second]) expect(await (await fetchFile(url)).text()).toMatch(/^# Renamed\n/u);
});
