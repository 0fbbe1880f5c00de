import type { Provider } from './provider.ts';
import { google } from './google.ts';
import { inPath, inQuery, listAt, nextAt, out, textAt } from './define.ts';

const driveScope = 'https://www.googleapis.com/auth/drive.readonly';

const fileOutputs = [
  out('id', 'string', 'Identifier, the `external_id` of an import.'),
  out('name', 'string', 'Name.'),
  out('mimeType', 'string', 'Content type.'),
  out('webViewLink', 'string', 'Page of the file.'),
];
const exampleFile = {
  id: '1q2w3e',
  name: 'Brief.pdf',
  mimeType: 'application/pdf',
  webViewLink: 'https://drive.google.com/file/d/1q2w3e/view',
};

export const googleDrive: Provider = {
  ...google,
  key: 'google_drive',
  name: 'Google Drive',
  description: 'Files and folders, which can be copied to records.',
  category: 'storage',
  websiteUrl: 'https://drive.google.com',
  features: ['endpoints', 'resources', 'files'],
  base: () => 'https://www.googleapis.com/drive/v3',
  check: { path: '/about?fields=user', label: (body) => textAt(body, 'user.emailAddress') },
  resources: {
    folder: {
      list: (parent) => ({
        path: '/files',
        query: {
          q: `mimeType = 'application/vnd.google-apps.folder' and trashed = false and '${(parent ?? 'root').replaceAll(/['\\]/g, '')}' in parents`,
          fields: 'nextPageToken,files(id,name,modifiedTime)',
          pageSize: '200',
          orderBy: 'name',
        },
        items: (body) => listAt(body, 'files'),
        paging: nextAt('nextPageToken', 'pageToken'),
      }),
      toResource: (item) => ({
        key: textAt(item, 'id') ?? '',
        name: textAt(item, 'name') ?? '',
        description: null,
        has_children: true,
        updated_at: textAt(item, 'modifiedTime'),
      }),
    },
  },
  endpoints: [
    {
      name: 'list_files',
      title: 'List files',
      description: 'Files that the account sees, newest first.',
      category: 'Files',
      effect: 'read',
      scopes: [driveScope],
      method: 'GET',
      path: '/files',
      fixed: { query: { fields: 'nextPageToken,files(id,name,mimeType,modifiedTime,size,webViewLink)' } },
      parameters: [
        inQuery.text('query', "Search expression of Drive, such as `name contains 'brief'`.", {
          as: 'q',
          maxLength: 2000,
        }),
        inQuery.integer('max_results', 'Files of a page.', {
          as: 'pageSize',
          default: 100,
          min: 1,
          max: 1000,
        }),
      ],
      outputs: [
        out('files', 'array', 'Files.'),
        ...fileOutputs.map((one) => ({ ...one, path: `files.${one.path}` })),
      ],
      paging: nextAt('nextPageToken', 'pageToken'),
      callsPerMinute: 300,
      maxResults: 1000,
      example: { inputs: { query: "name contains 'brief'" }, output: { files: [exampleFile] } },
      guidance: 'Copy a file to a record with `importCloudFile`.',
    },
    {
      name: 'get_file',
      title: 'Get a file',
      description: 'Name, type and link of a file, without its content.',
      category: 'Files',
      effect: 'read',
      scopes: [driveScope],
      method: 'GET',
      path: '/files/{file_id}',
      fixed: { query: { fields: 'id,name,mimeType,modifiedTime,size,webViewLink' } },
      parameters: [inPath.text('file_id', 'File, by its id.', { maxLength: 200 })],
      outputs: fileOutputs,
      callsPerMinute: 300,
      example: { inputs: { file_id: '1q2w3e' }, output: exampleFile },
    },
  ],
};
