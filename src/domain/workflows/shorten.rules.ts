/** The most that an attempt keeps of its input, and of its output. */
export const maxBytes = 262_144;
const maxText = 4_000;
const maxItems = 50;

type Json = Readonly<Record<string, unknown>>;

/** The value as it is kept: long texts and lists are shortened where it is larger than 256 KiB. */
export function shortened<T extends Json | null>(
  value: T,
): { readonly value: T; readonly isTruncated: boolean } {
  if (value === null || size(value) <= maxBytes) return { value, isTruncated: false };
  const once = cut(value, maxText, maxItems) as T;
  if (size(once) <= maxBytes) return { value: once, isTruncated: true };
  const twice = cut(value, 200, 5) as T;
  return { value: size(twice) <= maxBytes ? twice : ({} as T), isTruncated: true };
}

/** How an item of an execution keeps what went into its step, where secrets are masked, or came out of it. */
export function kept(name: 'input' | 'output', whole: Json | null): Kept {
  const { value, isTruncated } = shortened(whole);
  return { [name]: name === 'input' ? masked(value) : value, ...(isTruncated && { is_truncated: true }) };
}

type Kept = { readonly [_ in 'input' | 'output']?: Json | null } & { readonly is_truncated?: boolean };

const size = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

function cut(value: unknown, text: number, items: number): unknown {
  if (typeof value === 'string') return value.length > text ? `${value.slice(0, text)}…` : value;
  if (Array.isArray(value)) return value.slice(0, items).map((each) => cut(each, text, items));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 500)
      .map(([name, each]) => [name, cut(each, text, items)]),
  );
}

const secretName =
  /(?:^|_)(?:password|secret|token|api_?key|authorization|credential|private_key|signature)s?$/i;
const mask = '••••••';

/** The same with secrets masked, by the names under which they stand. */
export function masked<T>(value: T): T {
  if (Array.isArray(value)) return value.map(masked) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      secretName.test(name) && (typeof each === 'string' || typeof each === 'number') ? mask : masked(each),
    ]),
  ) as T;
}
