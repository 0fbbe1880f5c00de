/** Bytes at hand, or a text as UTF-8, as the stream that the store, archives and children take. */
export async function* once(content: Uint8Array | string): AsyncGenerator<Uint8Array, void, void> {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}
