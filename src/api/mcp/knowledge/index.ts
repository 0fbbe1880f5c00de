import type { Permission } from '#generated/permissions.ts';
import type { KnowledgeItem } from '#generated/mcp/types.gen.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Identity } from '#src/call/context.ts';
import { selectFittingNotes } from './client-notes.queries.ts';
import { selectFittingFields } from './fields.queries.ts';

type Scope = ReturnType<Connections['read']>;

/** Texts that an agency writes; each family with such texts adds its own. */
interface Source {
  /** Who lacks it finds nothing here. */
  readonly permission: Permission | 'none';
  readonly find: (db: Scope, prompt: string, clientId: string | null) => Promise<KnowledgeItem[]>;
}

const sources: readonly Source[] = [
  { permission: 'clients.view', find: (db, prompt, clientId) => selectFittingNotes(db, prompt, clientId, 5) },
  { permission: 'none', find: (db, prompt) => selectFittingFields(db, prompt, 3) },
];

/** Of longer prompts the beginning: the search takes any of its words, and more words say less. */
const maxPromptLength = 2000;

/** What the agency has written about the subject of a prompt, as far as the caller may read it. */
export async function findKnowledge(
  db: Connections,
  { tenantId, permissions }: Identity,
  prompt: string,
  clientId: string | null,
): Promise<KnowledgeItem[]> {
  const scope = db.read(tenantId);
  const readable = sources.filter(({ permission }) => permission === 'none' || permissions.has(permission));
  const found = await Promise.all(
    readable.map(({ find }) => find(scope, prompt.slice(0, maxPromptLength), clientId)),
  );
  return found.flat();
}
