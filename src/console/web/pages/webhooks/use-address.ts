import { useState } from 'react';
import type { WebhookEndpoint } from '#generated/console/types.gen.ts';
import type { HeaderRow } from './header-fields.tsx';

/** What is entered about the global endpoint until it is saved. */
export interface AddressDraft {
  readonly url: string;
  /** Null while they stay as they are. */
  readonly headers: readonly HeaderRow[] | null;
  readonly isChanged: boolean;
  enterUrl(url: string): void;
  enterHeaders(headers: readonly HeaderRow[] | null): void;
  drop(): void;
}

export function useAddress(endpoint: WebhookEndpoint | null): AddressDraft {
  const [typed, enterUrl] = useState<string | null>(null);
  const [headers, enterHeaders] = useState<readonly HeaderRow[] | null>(null);
  const url = typed ?? endpoint?.url ?? '';
  return {
    url,
    headers,
    enterUrl,
    enterHeaders,
    isChanged: url.trim() !== (endpoint?.url ?? '') || headers !== null,
    drop: () => {
      enterUrl(null);
      enterHeaders(null);
    },
  };
}
