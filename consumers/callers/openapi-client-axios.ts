import { readFile } from 'node:fs/promises';
import { isAxiosError } from 'axios';
import { OpenAPIClientAxios, type Document } from 'openapi-client-axios';
import type { Client, Components } from '../out/openapi-client-axios/client.d.ts';
import type { Connect } from '../scenario.ts';

const document = new URL('../out/openapi-client-axios/openapi.json', import.meta.url);

export const connect: Connect = async ({ baseUrl, key }) => {
  const api = new OpenAPIClientAxios({
    definition: JSON.parse(await readFile(document, 'utf8')) as Document,
    axiosConfigDefaults: {
      baseURL: baseUrl,
      headers: { authorization: `Bearer ${key}` },
      // Without it axios sends `status[]=a`.
      paramsSerializer: { indexes: null },
    },
  });
  const client = await api.init<Client>();
  return {
    async create({ name, profileId, status }) {
      return (await client.createClient(null, { name, profile_id: profileId, status })).data.data;
    },
    async list({ profileId, status, filterGroup, limit, offset }) {
      const { data } = await client.listClients({
        profile_id: [profileId],
        status,
        filter_group: filterGroup,
        limit,
        offset,
      });
      return { names: data.data.map(({ name }) => name), total: data.pagination.total };
    },
    async readError(id) {
      try {
        await client.getClient(id);
        throw new Error('The answer is no error.');
      } catch (error) {
        if (!isAxiosError<Components.Schemas.Error>(error) || error.response === undefined) throw error;
        return { status: error.response.status, type: error.response.data.error.type };
      }
    },
  };
};
