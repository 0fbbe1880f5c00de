import {
  Api,
  type AuthError,
  type Error as ContractError,
  type HttpResponse,
} from '../out/swagger-typescript-api/api.ts';
import type { Connect } from '../scenario.ts';

export const connect: Connect = ({ baseUrl, key }) => {
  const api = new Api({ baseUrl, securityWorker: () => ({ headers: { authorization: `Bearer ${key}` } }) });
  return {
    async create({ name, profileId, status }) {
      return (await api.v1.createClient({ name, profile_id: profileId, status })).data.data;
    },
    async list({ profileId, status, filterGroup, limit, offset }) {
      const { data } = await api.v1.listClients({
        profile_id: [profileId],
        status,
        filter_group: filterGroup,
        limit,
        offset,
      });
      return { names: data.data.map(({ name }) => name), total: data.pagination.total };
    },
    async readError(id) {
      // It throws the answer, and types tell nothing about what is thrown.
      const answer = await api.v1
        .getClient(id)
        .catch((thrown: HttpResponse<null, ContractError | AuthError>) => thrown);
      const { status, error } = answer;
      if (typeof error.error !== 'object') throw new Error('The answer is no error of the contract.');
      return { status, type: error.error.type };
    },
  };
};
