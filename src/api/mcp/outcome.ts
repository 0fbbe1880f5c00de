/** `error.type` of a response, also of one in the format of OAuth 2.0; null for a success. */
export function errorTypeOf(body: object): string | null {
  const { error } = body as { readonly error?: { readonly type?: string } | string };
  return typeof error === 'string' ? error : (error?.type ?? null);
}
