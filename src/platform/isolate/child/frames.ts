// What goes through the pipes between the service and a child: JSON, then bytes. Both sides use it, and it knows nothing of either.

const lengthBytes = 4;
/** What is large is bytes, such as the text of a document; the largest JSON is that of an e-mail with its text, page and headers. */
const maxHeadBytes = 8 * 1024 * 1024;

/** The length of the JSON and the JSON; bytes follow until the pipe ends. */
export function headOf(value: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json]);
}

/** Takes apart what has arrived as a whole; undefined when it is no frame. */
export function unframe(
  frame: Buffer,
): { readonly head: Readonly<Record<string, unknown>>; readonly bytes: Buffer } | undefined {
  if (frame.length < lengthBytes) return undefined;
  const length = frame.readUInt32BE(0);
  if (length > maxHeadBytes || frame.length < lengthBytes + length) return undefined;
  try {
    const head: unknown = JSON.parse(frame.toString('utf8', lengthBytes, lengthBytes + length));
    if (typeof head !== 'object' || head === null || Array.isArray(head)) return undefined;
    return { head: head as Record<string, unknown>, bytes: frame.subarray(lengthBytes + length) };
  } catch {
    return undefined;
  }
}
