import type { Rule } from '../../src/compiler/rule.ts';

/**
 * How summaries word the verb of an operationId (C19). A summary is the label of a button: verb and noun. Verbs that are not
 * named here are worded as they are: `archive…` is "Archive …".
 */
const labels: Readonly<Record<string, readonly string[]>> = {
  // "Create or update a client", "Manage ticket correspondents"
  manage: ['Create', 'Manage'],
  // "Get or create the channel of a client"
  ensure: ['Get'],
  lookup: ['Look up'],
  read: ['Get', 'List'],
  query: ['Query', 'List', 'Search', 'Get'],
  issue: ['Issue', 'Create'],
  transition: ['Transition', 'Move'],
  resolve: ['Resolve', 'Look up'],
  listen: ['Listen', 'Receive'],
  jump: ['Jump'],
};

/** Verbs of each method; `POST` takes all others too. `POST` may read where the filters do not fit into an address. */
const verbsOf: Readonly<Record<string, ReadonlySet<string>>> = {
  get: new Set([
    'list',
    'get',
    'search',
    'preview',
    'count',
    'compare',
    'export',
    'download',
    'verify',
    'stream',
    'show',
    'confirm',
  ]),
  patch: new Set(['update', 'patch', 'save', 'replace', 'assign', 'transition']),
  put: new Set(['replace', 'set', 'add', 'link', 'save', 'upload', 'rate']),
  delete: new Set([
    'delete',
    'remove',
    'unlink',
    'unpin',
    'detach',
    'archive',
    'mark',
    'unwatch',
    'disconnect',
  ]),
};

const capital = (verb: string): string => verb.charAt(0).toUpperCase() + verb.slice(1);

/** "Update several clients" for `bulkUpdateClients`. */
function labelsOf(id: string): readonly string[] {
  const [verb = '', second = ''] = id.split(/(?=[A-Z])/);
  if (verb === 'bulk') return [second];
  return labels[verb] ?? [capital(verb)];
}

export const summaryRules: readonly Rule[] = [
  {
    id: 'C19',
    severity: 'error',
    check: (contract, report) => {
      for (const { id, method, tokens, value } of contract.operations) {
        const verb = /^[a-z]+/.exec(id)?.[0] ?? '';
        const allowed = verbsOf[method];
        if (verb !== 'bulk' && allowed !== undefined && !allowed.has(verb))
          report(
            [...tokens, 'operationId'],
            `A ${method.toUpperCase()} is not called "${verb}". Use another verb or method, or add it to spec/lint/summaries.ts.`,
          );
        const summary = String(value.summary ?? '');
        const wanted = labelsOf(id);
        if (!wanted.some((label) => summary.startsWith(`${label} `)))
          report(
            [...tokens, 'summary'],
            `The summary of ${id} is a label that begins with ${wanted.map((label) => `"${label}"`).join(' or ')}, not "${summary}".`,
          );
      }
    },
  },
];
