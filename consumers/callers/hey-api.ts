import { createClient as createHttpClient } from '../out/hey-api/client/client/index.ts';
import { createClient, getClient, listClients } from '../out/hey-api/client/sdk.gen.ts';
import type { Connect } from '../scenario.ts';

export const connect: Connect = ({ baseUrl, key }) => {
  const client = createHttpClient({ baseUrl, auth: () => key });
  return {
    async create({ name, profileId, status }) {
      const body = { name, profile_id: profileId, status };
      return (await createClient({ client, throwOnError: true, body })).data.data;
    },
    async list({ profileId, status, filterGroup, limit, offset }) {
      const query = { profile_id: [profileId], status, filter_group: filterGroup, limit, offset };
      const { data } = await listClients({ client, throwOnError: true, query });
      return { names: data.data.map(({ name }) => name), total: data.pagination.total };
    },
    async readError(id) {
      const { error, response } = await getClient({ client, path: { id } });
      if (typeof error?.error !== 'object') throw new Error('The answer is no error of the contract.');
      return { status: response!.status, type: error.error.type };
    },
  };
};
