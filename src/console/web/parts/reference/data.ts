import { useQuery } from '@tanstack/react-query';
import { addresses } from 'virtual:reference';
import type {
  ReferenceEvents,
  ReferenceFamily,
  ReferenceIndex,
  ReferenceKeywords,
} from '#generated/reference.types.ts';
import { ApiError } from '../../app/api.ts';

async function load<T>(name: string): Promise<T> {
  const response = await fetch(addresses.get(name)!).catch(() => undefined);
  if (response?.ok !== true)
    throw new ApiError(
      response?.status ?? 0,
      'This part of the reference could not be loaded. Check your connection. If the service was updated, reload the page.',
      null,
    );
  return (await response.json()) as T;
}

const useFile = <T>(name: string, isWanted = true) =>
  useQuery({
    queryKey: ['reference', name],
    queryFn: () => load<T>(name),
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: isWanted,
  });

/** Names and words of everything. */
export const useReferenceIndex = () => useFile<ReferenceIndex>('index.json');

/** What people call each operation. */
export const useReferenceKeywords = (isWanted: boolean) =>
  useFile<ReferenceKeywords>('keywords.json', isWanted);

/** A family that the index knows, with everything of its operations. */
export const useReferenceFamily = (name: string) => useFile<ReferenceFamily>(`families/${name}.json`);

export const useReferenceEvents = () => useFile<ReferenceEvents>('events.json');
