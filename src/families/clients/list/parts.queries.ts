import { sql } from 'kysely';
import { searched } from '#src/domain/filters/index.ts';
import { asSearch, type ViewedList } from '#src/domain/views/index.ts';
import { liveClients } from '../client/clients.queries.ts';
import { selectStatusProfiles } from '../client/profiles.queries.ts';
import { clientColumns } from './columns.queries.ts';

/** Clients in views. */
export const viewedClients: ViewedList = {
  columns: clientColumns,
  id: sql.ref('c.id'),
  name: sql.ref('c.name'),
  rows: ({ db }) => liveClients(db),
  search: asSearch(searched('c.id', 'search_clients')),
  own: [sql`c.created_at desc`],
  // Options of the same key in several profiles look like the first.
  faces: async ({ db }) => {
    const options = (await selectStatusProfiles(db)).flatMap((profile) => profile.options);
    const first = new Map([...options].reverse().map((option) => [option.key, option]));
    const keys = [...new Set(options.map(({ key }) => key))];
    return {
      status: keys.map((key) => {
        const { label, color } = first.get(key)!;
        return { value: key, text: label, color };
      }),
    };
  },
};
