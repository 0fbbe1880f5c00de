import { randomUUID } from 'node:crypto';
import type { Service } from '../../support/service.ts';

export type Change = Record<string, unknown>;

interface As {
  readonly key?: string | undefined;
}

/** Changes for a session, by their kinds; names are new each time. */
export const folder = (key: string, more: Change = {}): Change => ({
  record_kind: 'folder',
  folder_kind: 'sop',
  action: 'create',
  key,
  create: { name: `Folder ${randomUUID()}` },
  ...more,
});
export const sop = (key: string, create: Change = {}, more: Change = {}): Change => ({
  record_kind: 'sop',
  action: 'create',
  key,
  create: { title: `SOP ${randomUUID()}`, ...create },
  ...more,
});

/** Prepares sessions of one caller, and applies them. */
export const builderOf = (service: Service) => {
  const prepare = async (changes: readonly Change[], caller?: As) => {
    const { status, body } = await service.call(
      'prepareBuilderSession',
      { body: { name: 'Set up', intent: { goal: null, changes } } },
      caller,
    );
    if (status !== 200) throw new Error(`prepareBuilderSession: ${status} ${JSON.stringify(body.error)}`);
    return body.data;
  };
  const review = async (id: string) => (await service.ok('getBuilderSessionReview', { path: { id } })).data;
  const result = async (id: string) => (await service.ok('getBuilderSessionResult', { path: { id } })).data;
  const apply = (session: { id: string; plan_hash: string | null }, caller?: As) =>
    service.call(
      'applyBuilderSession',
      { path: { id: session.id }, body: { plan_hash: session.plan_hash } },
      caller,
    );
  /** Prepares and applies; answers the records by key. */
  const build = async (changes: readonly Change[]) => {
    const session = await prepare(changes);
    if (session.status !== 'valid') throw new Error(JSON.stringify(session.problems));
    const applied = (await apply(session)).body.data;
    if (applied.status !== 'applied') throw new Error(JSON.stringify(applied));
    const { records } = await result(session.id);
    return new Map(records.map((record) => [record.key, record]));
  };
  return { prepare, review, result, apply, build };
};
