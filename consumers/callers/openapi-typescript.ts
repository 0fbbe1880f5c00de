import createClient from 'openapi-fetch';
import type { paths } from '../out/openapi-typescript/schema.ts';
import type { Connect } from '../scenario.ts';

export const connect: Connect = ({ baseUrl, key }) => {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } });
  return {
    async create({ name, profileId, status }) {
      const { data, error } = await client.POST('/v1/clients', {
        body: { name, profile_id: profileId, status },
      });
      if (error !== undefined) throw error;
      return data.data;
    },
    async list({ profileId, status, filterGroup, limit, offset }) {
      const { data, error } = await client.GET('/v1/clients', {
        params: { query: { profile_id: [profileId], status, filter_group: filterGroup, limit, offset } },
      });
      if (error !== undefined) throw error;
      return { names: data.data.map(({ name }) => name), total: data.pagination.total };
    },
    async readError(id) {
      const { error, response } = await client.GET('/v1/clients/{id}', { params: { path: { id } } });
      if (typeof error?.error !== 'object') throw new Error('The answer is no error of the contract.');
      return { status: response.status, type: error.error.type };
    },
  };
};
