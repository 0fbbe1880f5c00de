import type { Connector, StoredConnection } from '#src/domain/connections/index.ts';
import type { Connections } from '#src/platform/db/index.ts';

/** Why a file cannot be had, in words for whoever asked for it. */
export class NotImportable extends Error {
  override readonly name = 'NotImportable';
}

export interface DriveFile {
  readonly name: string;
  readonly contentType: string;
  bytes(): Promise<AsyncIterable<Uint8Array>>;
}

interface Metadata {
  readonly name?: unknown;
  readonly mimeType?: unknown;
  readonly size?: unknown;
}

interface Drive {
  readonly connector: Connector;
  readonly db: Connections;
  readonly tenantId: string;
  readonly connection: Pick<StoredConnection, 'id' | 'integration_key'>;
}

export const maxImportBytes = 100 * 1_000_000;
const maxMetadataBytes = 64 * 1024;
const nativeType = /^application\/vnd\.google-apps\./;
const withoutContent =
  /^application\/vnd\.google-apps\.(?:folder|shortcut|form|map|site|fusiontable|script)$/;

/** A file of Google Drive by its id (Drive API v3). Native documents are exported. */
export async function openDriveFile(
  drive: Drive,
  externalId: string,
  exportType: string | null,
): Promise<DriveFile> {
  const path = `/drive/v3/files/${encodeURIComponent(externalId)}`;
  const { name, mimeType, size } = await metadataOf(drive, path);
  if (withoutContent.test(mimeType))
    throw new NotImportable('It is a folder, a shortcut or a form, which has no content. Choose a file.');
  if (size !== null && size > maxImportBytes)
    throw new NotImportable(`It has ${size} bytes; the limit is 100 MB. Upload it in parts instead.`);
  if (!nativeType.test(mimeType)) {
    if (exportType !== null && exportType !== mimeType)
      throw new NotImportable(
        `Only native documents can be exported, and this is a file of type ${mimeType}.`,
      );
    return {
      name,
      contentType: mimeType,
      bytes: () => contentOf(drive, `${path}?alt=media&supportsAllDrives=true`),
    };
  }
  const contentType = exportType ?? 'application/pdf';
  return {
    name: `${name}${extensionOf(contentType)}`,
    contentType,
    bytes: () => contentOf(drive, `${path}/export?mimeType=${encodeURIComponent(contentType)}`),
  };
}

async function metadataOf(
  drive: Drive,
  path: string,
): Promise<{ name: string; mimeType: string; size: number | null }> {
  const bytes = await contentOf(drive, `${path}?fields=id%2Cname%2CmimeType%2Csize&supportsAllDrives=true`);
  let text = '';
  for await (const chunk of bytes) {
    text += Buffer.from(chunk).toString('utf8');
    if (text.length > maxMetadataBytes)
      throw new NotImportable('The drive described the file in too many words.');
  }
  const { name, mimeType, size } = parse(text);
  if (typeof name !== 'string' || typeof mimeType !== 'string' || mimeType.length > 200)
    throw new NotImportable('The drive did not describe the file.');
  return { name: name.slice(0, 200), mimeType, size: size === undefined ? null : Number(size) };
}

function parse(text: string): Metadata {
  try {
    return (JSON.parse(text) ?? {}) as Metadata;
  } catch {
    return {};
  }
}

async function contentOf(
  { connector, db, tenantId, connection }: Drive,
  address: string,
): Promise<AsyncIterable<Uint8Array>> {
  const response = await connector.call(db, tenantId, connection, address);
  if (response.ok && response.body !== null) return response.body;
  await response.body?.cancel();
  const { status } = response;
  if (status === 404)
    throw new NotImportable('The drive has no such file, or the connected account cannot see it.');
  if (status === 403)
    throw new NotImportable('The connected account may not download the file, or it is too large to export.');
  if (status >= 400 && status < 500 && status !== 429 && status !== 408)
    throw new NotImportable(
      `The drive refused it with status ${status}. Check the file and the export type.`,
    );
  throw new Error(`The drive answered ${status}.`);
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'text/plain': '.txt',
  'text/csv': '.csv',
  'text/markdown': '.md',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': '.pptx',
};

const extensionOf = (contentType: string): string => extensions[contentType] ?? '';
