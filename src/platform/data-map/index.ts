// What is kept about whom, and for how long: every column of every table (docs/guides/data.md is made from it).
import { access } from './access.ts';
import { automations } from './automations.ts';
import { clients } from './clients.ts';
import { configuration } from './configuration.ts';
import type { DataMap } from './entry.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { knowledge } from './knowledge.ts';
import { logs } from './logs.ts';
import { machinery } from './machinery.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { ticketDesk } from './ticket-desk.ts';
import { training } from './training.ts';
import { work } from './work.ts';

export { columnsOf, type ColumnFacts } from './columns.ts';
export {
  personalKinds,
  subjects,
  type AgeRule,
  type DataMap,
  type Kept,
  type PersonalKind,
  type Subject,
  type TableEntry,
} from './entry.ts';

/** The parts of the map, in the order of the guide. A new table goes where its like are. */
export const dataMapParts: readonly { readonly title: string; readonly tables: DataMap }[] = [
  { title: 'Agencies and people', tables: people },
  { title: 'Programs and AI hosts', tables: access },
  { title: 'Clients and tickets', tables: clients },
  { title: 'Invoices and payments', tables: money },
  { title: 'Tasks and what is said about them', tables: work },
  { title: 'Files', tables: files },
  { title: 'Knowledge base', tables: knowledge },
  { title: 'Automations', tables: automations },
  { title: 'Training', tables: training },
  { title: 'Forms', tables: forms },
  { title: 'Configuration', tables: configuration },
  { title: 'Ticket desk', tables: ticketDesk },
  { title: 'Logs and deliveries', tables: logs },
  { title: 'Machinery', tables: machinery },
];

export const dataMap: DataMap = Object.assign({}, ...dataMapParts.map(({ tables }) => tables));
