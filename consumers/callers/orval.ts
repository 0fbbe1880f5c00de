import { createClient, getClient, listClients } from '../out/orval/api.ts';
import type { Connect } from '../scenario.ts';

/** The address is the document's. */
export const connect: Connect = ({ key }) => {
  const options = { headers: { authorization: `Bearer ${key}` } };
  return {
    async create({ name, profileId, status }) {
      const answer = await createClient({ name, profile_id: profileId, status }, options);
      if (answer.status !== 200) throw answer.data;
      return answer.data.data;
    },
    async list({ profileId, status, filterGroup, limit, offset }) {
      const answer = await listClients(
        { profile_id: [profileId], status, filter_group: filterGroup, limit, offset },
        options,
      );
      if (answer.status !== 200) throw answer.data;
      const { data, pagination } = answer.data;
      return { names: data.map(({ name }) => name), total: pagination.total };
    },
    async readError(id) {
      const answer = await getClient(id, options);
      if (answer.status !== 404) throw new Error(`The answer is ${answer.status}.`);
      return { status: answer.status, type: answer.data.error.type };
    },
  };
};
