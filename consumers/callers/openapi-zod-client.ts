import { isAxiosError } from 'axios';
import { createApiClient } from '../out/openapi-zod-client/api.ts';
import type { Connect } from '../scenario.ts';

export const connect: Connect = ({ baseUrl, key }) => {
  const client = createApiClient(baseUrl, {
    axiosConfig: {
      headers: { authorization: `Bearer ${key}` },
      // Without it axios sends `status[]=a`.
      paramsSerializer: { indexes: null },
    },
  });
  return {
    async create({ name, profileId, status }) {
      return (await client.createClient({ name, profile_id: profileId, status })).data;
    },
    async list({ profileId, status, filterGroup, limit, offset }) {
      const { data, pagination } = await client.listClients({
        queries: { profile_id: [profileId], status, filter_group: filterGroup, limit, offset },
      });
      return { names: data.map(({ name }) => name), total: pagination.total };
    },
    async readError(id) {
      try {
        await client.getClient({ params: { id } });
        throw new Error('The answer is no error.');
      } catch (error) {
        if (!isAxiosError<{ error: { type: string } }>(error) || error.response === undefined) throw error;
        return { status: error.response.status, type: error.response.data.error.type };
      }
    },
  };
};
