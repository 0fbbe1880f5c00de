import type { InboundDelivery } from '#generated/types.gen.ts';
import { masked, shortened } from '#src/domain/workflows/index.ts';

/** Bodies of callers who proved nothing are kept for a look, not as a whole. */
const maxRefused = 16_384;

interface Kept {
  readonly body: string | null;
  readonly is_truncated: boolean;
}

/** The body as the log keeps it. One that is still to start something is whole until then. */
export function kept(bytes: Buffer, status: InboundDelivery['status']): Kept {
  const text = bytes.toString('utf8').replaceAll('\0', '');
  if (status === 'received') return { body: text, is_truncated: false };
  if (status === 'rejected')
    return { body: maskedText(text).slice(0, maxRefused), is_truncated: text.length > maxRefused };
  return { body: maskedText(text), is_truncated: false };
}

function maskedText(text: string): string {
  try {
    return JSON.stringify(masked(JSON.parse(text) as unknown));
  } catch {
    return text;
  }
}

/** The body as a sample, with secrets masked. */
export function keptSample(content: Readonly<Record<string, unknown>>): {
  readonly body: object;
  readonly is_truncated: boolean;
} {
  const { value, isTruncated } = shortened(masked(content));
  return { body: value, is_truncated: isTruncated };
}
