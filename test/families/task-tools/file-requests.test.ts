import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Uploader } from '../files/upload.ts';
import { newProcess } from '../processes/process-records.ts';
import { newWorker, refusal, type Answer } from '../tasks/setup.ts';
import { startService, type Service } from '../../support/service.ts';
import { ToolHands, type Running } from './tool-hands.ts';

let service: Service;
let hands: ToolHands;
let uploader: Uploader;
beforeAll(async () => {
  service = await startService();
  hands = await ToolHands.of(service);
  uploader = new Uploader(service, hands.worker);
});
afterAll(() => service?.stop());

const request = (config: object = {}, more: object = {}) => ({
  name: 'Final files',
  is_required: true,
  config: { type: 'file_request', ...config },
  ...more,
});
const newFile = (name = 'brief.txt') =>
  uploader.file({ bytes: Buffer.from(`words of ${randomUUID()}`), name });
const filesOf = ({ file_request: { files } }: Answer): string[] => files.map(({ file }: Answer) => file.id);

describe('a file request', () => {
  it('has run once it has enough files, and tells who added each and when', async () => {
    const at = await hands.running(request({ min_files: 2, max_files: 3, instructions: 'As text.' }));
    expect(await hands.stateOf(at)).toMatchObject({
      problem: null,
      has_run: false,
      missing: ['add 2 files'],
      allowed_actions: ['add_file'],
      checklist: null,
      file_request: {
        instructions: 'As text.',
        min_files: 2,
        max_files: 3,
        content_types: [],
        files: [],
        is_confirmed_empty: false,
      },
    });
    const first = await newFile('first.txt');
    expect((await hands.addFile(at, first)).body.data).toMatchObject({
      has_run: false,
      run_count: 0,
      summary: '1 file added.',
      missing: ['add 1 more file'],
      allowed_actions: ['add_file', 'remove_file'],
      revision: 2,
      file_request: {
        files: [
          {
            file: { id: first, file_name: 'first.txt', content_type: 'text/plain', size: expect.any(Number) },
            added_at: expect.any(String),
            added_by: hands.worker.userId,
          },
        ],
      },
    });
    expect(refusal(await hands.complete(at))).toEqual([409, expect.stringContaining('tool "Final files"')]);
    const { data } = (await hands.addFile(at, await newFile('second.txt'))).body;
    expect(data).toMatchObject({ has_run: true, run_count: 1, missing: [], summary: '2 files added.' });
    expect((await hands.addFile(at, first)).body.data.revision).toBe(data.revision);
    expect(
      (await service.takeEvents()).map(({ event_type: type, data: body }) => [type, body._changed_fields]),
    ).toEqual([
      ['process.instance_updated', ['stages']],
      ['process.instance_updated', ['stages']],
    ]);
    expect(await hands.sentences(at)).toEqual([
      expect.stringMatching(/ added first\.txt to Final files in the stage Copy\.$/),
      expect.stringMatching(/ added second\.txt to Final files in the stage Copy\.$/),
    ]);
    expect((await hands.shownOnTask(at))[0]).toMatchObject({ has_run: true, run_by: hands.worker.userId });
    expect((await hands.complete(at, hands.worker)).status).toBe(200);
  });

  it('refuses more files than its limit, other types and files that are not ready', async () => {
    const at = await hands.running(
      request({ max_files: 1, content_types: ['application/pdf', 'text/plain'] }),
    );
    const page = await uploader.file({
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      name: 'page.svg',
      type: 'image/svg+xml',
    });
    expect(refusal(await hands.addFile(at, page))).toEqual([
      400,
      expect.stringMatching(
        /body\.file_id.* is page\.svg, of the type image\/svg\+xml\. "Final files" accepts application\/pdf, text\/plain: convert the file/,
      ),
    ]);
    const waiting = await newFile();
    await service.query("update managed_files set status = 'checking' where id = $1", [waiting]);
    expect(refusal(await hands.addFile(at, waiting))).toEqual([
      409,
      expect.stringContaining('only ready files'),
    ]);
    expect((await hands.addFile(at, await newFile())).body.data).toMatchObject({
      has_run: true,
      allowed_actions: ['remove_file'],
    });
    expect(refusal(await hands.addFile(at, await newFile()))).toEqual([
      409,
      expect.stringContaining('has 1 file, which is its limit. Remove one first.'),
    ]);
  });

  it('shows its files to those who see the task, who may not add files that they do not see', async () => {
    const at = await hands.running(request());
    const file = await newFile();
    const read = (id: string) => service.call('getAttachment', { path: { id } }, hands.other);
    expect((await read(file)).status).toBe(404);
    await hands.addFile(at, file);
    expect((await read(file)).body.data.records).toMatchObject([{ kind: 'task_stage', id: at.stageId }]);
    const hidden = await new Uploader(service, hands.other).file({ bytes: Buffer.from('hidden') });
    expect(refusal(await hands.addFile(at, hidden))).toEqual([404, expect.stringContaining(hidden)]);
    expect(refusal(await hands.addFile(at, randomUUID()))[0]).toBe(404);
    const [, abroad] = service.agencies;
    const theirs = await new Uploader(service, abroad).file({ bytes: Buffer.from('theirs') });
    expect(refusal(await hands.addFile(at, theirs))[0]).toBe(404);
    expect((await hands.addFile(at, theirs, abroad)).status).toBe(404);
  });

  it('is missing files again once one is removed, which its stage loses', async () => {
    const at = await hands.running(request());
    const file = await newFile();
    await hands.addFile(at, file);
    expect((await hands.removeFile(at, file)).body.data).toMatchObject({
      has_run: false,
      summary: null,
      missing: ['add a file'],
      file_request: { files: [] },
    });
    expect((await hands.sentences(at)).at(-1)).toMatch(/ removed brief\.txt from Final files/);
    expect((await service.ok('getAttachment', { path: { id: file } }, hands.worker)).data.records).toEqual(
      [],
    );
    expect(refusal(await hands.removeFile(at, file))).toEqual([404, expect.stringContaining('has no file')]);
  });

  it('leaves its stage a file that another of its tools has, or that was attached before', async () => {
    const [one, two] = (await hands.runningAll([request(), { ...request(), name: 'More files' }])) as [
      Running,
      Running,
    ];
    const recordsOf = async (id: string): Promise<string[]> =>
      (await service.ok('getAttachment', { path: { id } }, hands.lead)).data.records.map(
        ({ id: record }: Answer) => record,
      );
    const owned = await new Uploader(service, hands.lead).file({ bytes: Buffer.from('owned') });
    await attachTo(one, owned);
    for (const at of [one, two]) await hands.addFile(at, owned);
    for (const at of [one, two]) await hands.removeFile(at, owned);
    expect(await recordsOf(owned)).toEqual([one.stageId]);

    const shared = await new Uploader(service, hands.lead).file({ bytes: Buffer.from('shared') });
    await hands.addFile(one, shared, hands.lead);
    await hands.addFile(two, shared);
    await hands.removeFile(one, shared);
    expect(await recordsOf(shared)).toEqual([one.stageId]);
    await hands.removeFile(two, shared);
    expect(await recordsOf(shared)).toEqual([]);
  });

  it('that needs no file has run with one, or once somebody confirms that there are none', async () => {
    const at = await hands.running(request({ min_files: 0 }));
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: false,
      missing: ['add a file, or confirm that there are none'],
      allowed_actions: ['add_file', 'run'],
    });
    const { data } = (await hands.run(at)).body;
    expect(data).toMatchObject({
      has_run: true,
      summary: 'No files.',
      allowed_actions: ['add_file'],
      file_request: { files: [], is_confirmed_empty: true },
    });
    expect((await hands.run(at)).body.data.revision).toBe(data.revision);
    const file = await newFile();
    expect((await hands.addFile(at, file)).body.data).toMatchObject({
      has_run: true,
      file_request: { is_confirmed_empty: false },
    });
    expect(refusal(await hands.run(at))).toEqual([409, expect.stringContaining('has files. Remove them')]);
    expect((await hands.removeFile(at, file)).body.data.has_run).toBe(false);
    const needed = await hands.running(request({ min_files: 2 }));
    expect(refusal(await hands.run(needed))).toEqual([
      409,
      expect.stringContaining('needs at least 2 files. Add them instead.'),
    ]);
    expect(refusal(await hands.tick(needed, 'names'))).toEqual([
      409,
      expect.stringContaining('is a file request. Add its files instead.'),
    ]);
  });

  it('keeps its files when its stage is reopened', async () => {
    const at = await hands.running(request());
    const file = await newFile();
    await hands.addFile(at, file);
    await hands.complete(at, hands.worker);
    expect(refusal(await hands.removeFile(at, file))).toEqual([409, expect.stringContaining('is completed')]);
    await hands.all.stage({ action: 'reopen', stage_id: at.stageId });
    expect(filesOf(await hands.stateOf(at))).toEqual([file]);
    expect((await hands.complete(at)).status).toBe(200);
  });

  it('is for assignees of the stage and holders of tasks.transition', async () => {
    const at = await hands.running(request());
    const file = await new Uploader(service, hands.other).file({ bytes: Buffer.from('others') });
    expect(refusal(await hands.addFile(at, file, hands.other))).toEqual([
      403,
      expect.stringContaining('tasks.transition'),
    ]);
    const mover = await newWorker(service, ['tasks.view', 'tasks.transition']);
    const own = await new Uploader(service, mover).file({ bytes: Buffer.from('own') });
    expect((await hands.addFile(at, own, mover)).status).toBe(200);
    expect(refusal(await hands.removeFile(at, own, hands.other))[0]).toBe(403);
  });

  it('takes one of two files that come at once for the last place, and goes by its revision', async () => {
    const at = await hands.running(request({ max_files: 1 }));
    const files = [await newFile(), await newFile()];
    const answers = await Promise.all(files.map((file) => hands.addFile(at, file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept] = filesOf(await hands.stateOf(at));
    expect(refusal(await hands.removeFile(at, kept!, undefined, 1))).toEqual([
      409,
      expect.stringContaining('revision 2'),
    ]);
    expect((await hands.removeFile(at, kept!, undefined, 2)).status).toBe(200);
  });
});

describe('a file of a file request', () => {
  const remove = (id: string, caller: { readonly key: string } = hands.worker) =>
    service.call('deleteAttachment', { path: { id } }, caller);
  const detach = (id: string, { stageId }: Running) =>
    service.call(
      'detachFile',
      { path: { id }, body: { record: { kind: 'task_stage', id: stageId } } },
      hands.lead,
    );

  it('that is deleted or detached leaves it, which tells history and subscribers', async () => {
    const at = await hands.running(request({ min_files: 2 }));
    const [kept, deleted, detached] = [await newFile(), await newFile('gone.txt'), await newFile('off.txt')];
    for (const file of [kept, deleted, detached]) await hands.addFile(at, file);
    await service.takeEvents();
    expect((await remove(deleted)).status).toBe(200);
    expect(await hands.stateOf(at)).toMatchObject({ has_run: true, summary: '2 files added.' });
    expect((await detach(detached, at)).status).toBe(200);
    expect(await hands.stateOf(at)).toMatchObject({ has_run: false, missing: ['add 1 more file'] });
    expect(filesOf(await hands.stateOf(at))).toEqual([kept]);
    expect((await service.takeEvents()).map(({ event_type: type }) => type)).toEqual([
      'process.instance_updated',
      'process.instance_updated',
    ]);
    expect((await hands.sentences(at)).slice(-2)).toEqual([
      expect.stringContaining('removed gone.txt from Final files'),
      expect.stringContaining('removed off.txt from Final files'),
    ]);
  });

  it('that a completed stage needs is neither deleted nor detached', async () => {
    const at = await hands.running(request());
    const [needed, spare] = [await newFile(), await newFile()];
    for (const file of [needed, spare]) await hands.addFile(at, file);
    await hands.complete(at);
    expect((await remove(spare)).status).toBe(200);
    const words = expect.stringContaining('reopen the stage and remove the file there first');
    expect(refusal(await remove(needed))).toEqual([409, words]);
    expect(refusal(await detach(needed, at))).toEqual([409, words]);
    expect(filesOf(await hands.stateOf(at))).toEqual([needed]);
    await hands.all.stage({ action: 'reopen', stage_id: at.stageId });
    expect((await remove(needed)).status).toBe(200);
    expect(await hands.stateOf(at)).toMatchObject({ has_run: false, missing: ['add a file'] });
  });

  it('leaves it when somebody deletes it who does not see the task', async () => {
    const at = await hands.running(request(), { is_private: true });
    const file = await newFile();
    await hands.addFile(at, file);
    await hands.addFile(await hands.running(request()), file);
    const janitor = await newWorker(service, ['tasks.view', 'settings.manage']);
    expect((await service.call('getTaskStageTools', { path: { id: at.stageId } }, janitor)).status).toBe(404);
    expect((await remove(file, janitor)).status).toBe(200);
    expect(await hands.stateOf(at)).toMatchObject({ has_run: false, file_request: { files: [] } });
  });
});

it('is not written with a limit below its minimum', async () => {
  const refused = await newProcess(service, {
    stages: [{ key: 'copy', name: 'Copy', tools: [request({ min_files: 3, max_files: 2 })] }],
  }).catch((error: Error) => error.message);
  expect(refused).toMatch(/max_files/);
});

const attachTo = ({ stageId }: Running, id: string) =>
  service.ok(
    'attachFile',
    { path: { id }, body: { record: { kind: 'task_stage', id: stageId } } },
    hands.lead,
  );
