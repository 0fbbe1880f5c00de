import type { BodyKind } from '#generated/operation.ts';
import { problem, type Problem } from '#src/platform/errors/index.ts';
import type { RouteContent } from '../call.ts';

export interface MediaType {
  /** In lower case, without parameters. */
  readonly essence: string;
  readonly charset: string | undefined;
}

export function parseMediaType(text: string | undefined): MediaType {
  const [essence = '', ...parameters] = (text ?? '').split(';').map((part) => part.trim());
  const charset = parameters.find((parameter) => /^charset\s*=/i.test(parameter));
  return {
    essence: essence.toLowerCase(),
    charset: charset
      ?.slice(charset.indexOf('=') + 1)
      .trim()
      .replaceAll('"', '')
      .toLowerCase(),
  };
}

/** Whether a media type is one that a contract names; `*` stands for any word. */
export function isMedia(essence: string, named: string): boolean {
  if (named === '*/*' || named === essence) return essence !== '';
  const [type, subtype] = named.split('/');
  return subtype === '*' && essence.startsWith(`${type}/`);
}

/** How the body is read; 415 for a media type, a charset or a coding that is not taken. */
export function kindOf(
  { media }: RouteContent,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): BodyKind {
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding !== 'identity')
    throw problem('unsupported_media_type', 'The body must not be compressed.', {
      headers: { 'accept-encoding': 'identity' },
    });
  const { essence, charset } = parseMediaType(headers['content-type'] as string | undefined);
  const found =
    media.find(({ type }) => type === essence) ?? media.find(({ type }) => isMedia(essence, type));
  if (found === undefined) throw unsupported(media.map(({ type }) => type));
  const isText = found.kind !== 'bytes' && found.kind !== 'multipart';
  if (isText && charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    throw problem('unsupported_media_type', 'The body must be in UTF-8.');
  return found.kind;
}

const unsupported = (types: readonly string[]): Problem =>
  problem('unsupported_media_type', `Send Content-Type: ${types.join(', ')}.`, {
    headers: { accept: types.join(', ') },
  });
