import type { SubjectKind } from '#generated/types.gen.ts';
import type { KnowledgeItem } from '#generated/mcp/types.gen.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Identity } from '#src/call/context.ts';
import { canView, type RecordViewer } from '#src/domain/visibility/index.ts';
import { selectFittingNotes } from './client-notes.queries.ts';
import { selectFittingFields } from './fields.queries.ts';
import { selectFittingSops } from './sops.queries.ts';

type Scope = ReturnType<Connections['read']>;

/** Texts that an agency writes; each family with such texts adds its own. */
interface Source {
  /** The kind of record that the texts are of: who may not see it finds nothing here. Absent: everybody may read them. */
  readonly kind?: SubjectKind;
  readonly find: (
    db: Scope,
    viewer: RecordViewer,
    prompt: string,
    clients: readonly string[],
  ) => Promise<KnowledgeItem[]>;
}

const sources: readonly Source[] = [
  {
    kind: 'client_note',
    find: (db, viewer, prompt, clients) => selectFittingNotes(db, viewer, prompt, clients, 5),
  },
  { kind: 'sop', find: (db, viewer, prompt) => selectFittingSops(db, viewer, prompt, 2) },
  { find: (db, _viewer, prompt) => selectFittingFields(db, prompt, 3) },
];

/** Of longer prompts the beginning: the search takes any of its words, and more words say less. */
const maxPromptLength = 2000;

/**
 * What the agency has written about the subject of a prompt, as far as the caller may read it. When the prompt is about
 * clients, notes on others are left out; a text that stands in several places is told once.
 */
export async function findKnowledge(
  db: Connections,
  identity: Identity,
  prompt: string,
  clients: readonly string[],
): Promise<KnowledgeItem[]> {
  const scope = db.read(identity.tenantId);
  const viewer: RecordViewer = { identity, can: (permission) => identity.permissions.has(permission) };
  const readable = sources.filter(({ kind }) => kind === undefined || canView(viewer, kind));
  const found = await Promise.all(
    readable.map(({ find }) => find(scope, viewer, prompt.slice(0, maxPromptLength), clients)),
  );
  return [...new Map(found.flat().map((item) => [item.excerpt, item])).values()];
}
