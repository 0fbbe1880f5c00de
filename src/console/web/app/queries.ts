import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const isWorthAnotherTry = (error: Error): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, error) => failures < 2 && isWorthAnotherTry(error) },
    mutations: { retry: false },
  },
});
