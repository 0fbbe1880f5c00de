export async function* bytesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, void> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
