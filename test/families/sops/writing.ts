import type { Permission } from '#generated/permissions.ts';
import type { CallAnswer, Service, TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';

/** People of a knowledge base. */
export interface Team {
  readonly author: Member;
  readonly publisher: Member;
  readonly reviewer: Member;
  readonly reader: Member;
  readonly manager: Member;
}

export const addReader = (service: Service, agency: TestAgency, ...more: Permission[]): Promise<Member> =>
  addMember(service, agency, { permissions: ['sops.view', ...more] });

export async function addTeam(service: Service, agency: TestAgency): Promise<Team> {
  return {
    author: await addReader(service, agency, 'sops.author'),
    publisher: await addReader(service, agency, 'sops.publish'),
    reviewer: await addReader(service, agency, 'sops.review'),
    reader: await addReader(service, agency),
    manager: await addReader(service, agency, 'sops.author', 'sops.publish', 'sops.review', 'sops.manage'),
  };
}

export const text = (body_text: string, more: object = {}) => ({
  ...more,
  content: { type: 'text' as const, body_text },
});

export const checklist = (...items: string[]) => ({
  content: { type: 'checklist' as const, title: 'Access', items: items.map((item) => ({ text: item })) },
});

export const oneStep = [
  { title: 'Prepare the call', blocks: [text('Invite the client within two working days.')] },
];

/** What a test does with SOPs; as the agency's key with every permission unless somebody is named. */
export const writing = (service: Service) => {
  const create = async (body: object = {}, by?: { key: string }) =>
    (
      await service.ok(
        'createSop',
        { body: { title: 'Onboard a new client', steps: oneStep, ...body } as never },
        by,
      )
    ).data;
  const update = async (id: string, body: object, by?: { key: string }) =>
    (await service.ok('updateSop', { path: { id }, body: body as never }, by)).data;
  return {
    create,
    update,
    published: async (body: object = {}, by?: { key: string }) => {
      const { id } = await create(body, by);
      return update(id, { status: 'published' });
    },
    see: async (id: string, by?: { key: string }) => (await service.ok('getSop', { path: { id } }, by)).data,
    statusOf: async (id: string, by: { key: string }) =>
      (await service.call('getSop', { path: { id } }, by)).status,
    copyOf: async (id: string, query: object = {}) =>
      (await service.ok('getSopWorkingCopy', { path: { id }, query: query as never })).data,
    content: async (id: string, query: object = {}, by?: { key: string }) =>
      (await service.ok('getSopContent', { path: { id }, query: query as never }, by)).data,
    /** Titles in the inbox of the member, oldest first. */
    toldTo: async ({ id }: Member): Promise<string[]> =>
      (
        await service.query<{ title: string }>(
          'select title from notifications where user_id = $1 order by created_at, id',
          [id],
        )
      ).map(({ title }) => title),
  };
};

export type Writing = ReturnType<typeof writing>;

/** Status and message of an answer. */
export const refusal = ({ status, body }: CallAnswer): [number, string] => [
  status,
  body.error?.message ?? '',
];
