import { createClient, defaults, getClient, listClients } from '../out/oazapfts/api.ts';
import type { Connect } from '../scenario.ts';

export const connect: Connect = ({ baseUrl, key }) => {
  defaults.baseUrl = baseUrl;
  defaults.headers = { authorization: `Bearer ${key}` };
  return {
    async create({ name, profileId, status }) {
      const answer = await createClient({ name, profile_id: profileId, status });
      if (answer.status !== 200) throw answer;
      return answer.data.data;
    },
    async list({ profileId, ...query }) {
      const answer = await listClients({ profileId: [profileId], ...query });
      if (answer.status !== 200) throw answer;
      const { data, pagination } = answer.data;
      return { names: data.map(({ name }) => name), total: pagination.total };
    },
    async readError(id) {
      const answer = await getClient(id);
      if (answer.status !== 404) throw new Error(`The answer is ${answer.status}.`);
      return { status: answer.status, type: answer.data.error.type };
    },
  };
};
