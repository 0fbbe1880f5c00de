import type { CallAnswer, Service, TestAgency } from '../../support/service.ts';
import { text, writing } from './writing.ts';

type Key = { key: string };

/** What tests do with the steps and blocks of working copies; as the agency's key unless somebody is named. */
export function partsOf(service: Service, agency: TestAgency) {
  const sops = writing(service);
  const addSteps = (id: string, body: object, by?: Key): Promise<CallAnswer> =>
    service.call('createSopSteps', { path: { id }, body }, by);
  return {
    addSteps,
    addBlocks: (id: string, body: object, by?: Key): Promise<CallAnswer> =>
      service.call('createSopContentBlocks', { path: { id }, body }, by),
    changeBlock: (id: string, body: object, by?: Key): Promise<CallAnswer> =>
      service.call('updateSopContentBlock', { path: { id }, body }, by),
    titles: async (id: string) => (await sops.copyOf(id)).steps.map(({ title }) => title),
    /** A draft with the given steps and their ids. */
    async draftOf(...names: string[]) {
      const { id } = await sops.create({
        steps: names.map((title) => ({ title, blocks: [text(`About ${title}`)] })),
      });
      const { steps } = await sops.copyOf(id);
      return { id, steps: steps.map((step) => step.id), blocks: steps.map((step) => step.blocks[0]!.id) };
    },
    /** A file of the agency that is attached to nothing. */
    async file(status = 'ready'): Promise<string> {
      const [row] = await service.query<{ id: string }>(
        `insert into managed_files (tenant_id, file_name, content_type, file_kind, size_bytes, checksum_sha256, source, status, duration_seconds,
          unattached_since, created_by)
        select $1, 'kick-off.mp4', 'video/mp4', 'video', 10, repeat('a', 64), 'upload', $2, 95, now(), id from users
        where tenant_id = $1 and kind = 'service_account' order by created_at limit 1 returning id`,
        [agency.id, status],
      );
      return row!.id;
    },
  };
}

export type Parts = ReturnType<typeof partsOf>;
