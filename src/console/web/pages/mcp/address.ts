import { useQuery } from '@tanstack/react-query';

/** Where hosts connect, in the service's own words: what it tells them that they need a token for. */
export function useMcpAddress(): string {
  const { data } = useQuery({
    queryKey: ['mcp-address'],
    staleTime: Infinity,
    queryFn: async () => {
      const answer = await fetch('/.well-known/oauth-protected-resource/v1/mcp');
      return ((await answer.json()) as { readonly resource: string }).resource;
    },
  });
  return data ?? `${location.origin}/v1/mcp`;
}

const isPrivateHost =
  /^(localhost|.*\.(local|localhost|internal|test|example)|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[.*\])$/;

/** Whether hosts that run elsewhere, such as claude.ai, can reach it. */
export function isPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !isPrivateHost.test(hostname);
}
