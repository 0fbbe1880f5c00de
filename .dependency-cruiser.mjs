// The order of the house (docs/architecture.md), held by `make check`: who may import whom. Type imports and `import()` count like
// any other unless a rule says otherwise: what a folder knows of another is what ties it, and not only what it loads.
import { existsSync, readdirSync } from 'node:fs';

/** Folders from the ground up, of rooms and of the large folders in them. A folder imports only those on lower floors, so that no circle can be. */
const floors = {
  platform: [
    ['clock', 'data-map', 'dns', 'errors', 'health', 'outbound', 'pdf', 'trace'],
    ['channels', 'db', 'geocoding', 'scanner'],
    ['changes', 'events', 'isolate', 'jobs', 'payments', 'storage'],
    ['secrets'],
    ['limits', 'mail', 'outbox', 'timers'],
    ['delivery'],
  ],
  domain: [
    [
      ...[
        'access',
        'background-jobs',
        'bulk',
        'client-contacts',
        'client-services',
        'departments',
        'folders',
        'hosted-addresses',
        'inbound-webhooks',
        'ledger',
        'merge',
        'names',
        'options',
        'payouts',
        'people',
        'pins',
        'recurrence',
        'reactions',
        'refs',
        'settings',
      ],
      ...['status-options', 'text-languages', 'tools', 'transitions', 'workflows', 'working-time'],
    ],
    ['escalations', 'history', 'tenants', 'visibility'],
    ['records'],
    ['ai', 'field-values', 'files', 'notifications', 'references'],
    ['automations', 'billing'],
    ['field-definitions', 'payments'],
    ['connections', 'filters', 'live', 'processes'],
    ['blocks', 'connections', 'filters', 'live', 'processes'],
    ['connections', 'filters', 'live', 'processes', 'tickets'],
    ['file-imports', 'forms', 'integrations', 'list-columns', 'mcp-connections', 'tasks'],
    ['catalogs', 'lists', 'programs'],
    ['layouts', 'views'],
  ],
  'domain/programs': [['record'], ['periods', 'plan'], ['steps']],
  'domain/tasks': [
    ['model'],
    ['load', 'rules'],
    ['assignment'],
    ['store'],
    ['activity', 'links', 'tools'],
    ['change'],
  ],
  'families/automations': [
    ['flow'],
    ['record'],
    ['engine', 'webhooks'],
    ['pricing'],
    ['authoring', 'executions', 'schedules'],
    ['tests'],
    ['library'],
  ],
  'families/clients': [['client'], ['contacts', 'integrations', 'list', 'merge', 'pins', 'services']],
  'families/map-layers': [['cache', 'sources'], ['layers'], ['features']],
  'families/organization': [['users'], ['employees', 'rights'], ['departments'], ['placements']],
  'families/sops': [['record'], ['content'], ['publishing'], ['feedback', 'reading', 'library', 'documents']],
  'families/programs': [['definitions'], ['offers'], ['enrollments'], ['billing', 'schedules'], ['apply']],
  'families/training': [
    ['record'],
    ['questions', 'runs'],
    ['content', 'grading'],
    ['certificates', 'courses', 'learning', 'overview', 'paths', 'reviews'],
  ],
  'families/tasks': [['history', 'lists', 'merge', 'watchers'], ['links', 'my-work', 'stages'], ['task']],
  api: [['request'], ['auth'], ['door'], ['hosted', 'mcp'], ['demo', 'http', 'operator']],
};

/** Rooms from the ground up; those of one floor do not know each other. */
const rooms = [['call'], ['platform'], ['domain'], ['api', 'families', 'console']];
const process = 'src/(compose|config|main|process|service)\\.ts$';

/**
 * Files that others enter a folder by: its index, or that of a folder in it which is loaded on its own. `purges.ts` and `periodic.ts` are
 * what a worker does, `operator.ts` what the operator's command asks, `health.ts` what an operator watches, and `parts.ts` is what compose.ts lists of a family: each is loaded without the rest of its folder. Generated
 * code enters families by index.ts, console.ts and hosted.ts.
 */
const doors = ['/index\\.ts$', '/(operator|parts)(\\.queries)?\\.ts$', '/(purges|periodic|health)\\.ts$'];

/** Operations that answer with what an operation of another family answers with; a third one is a reason to move them down. */
const answeredByOthers = {
  'src/families/tenant/tenant-context.ts': 'src/families/organization',
  'src/families/clients/lookup.ts': 'src/families/client-notes',
};

const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const either = (names) => `(${names.join('|')})`;
const values = { dependencyTypesNot: ['type-only'] };

function floorRules(place) {
  const placed = new Set(floors[place].flat());
  const standing = existsSync(`src/${place}`) ? readdirSync(`src/${place}`, { withFileTypes: true }) : [];
  const missing = standing.filter((entry) => entry.isDirectory() && !placed.has(entry.name));
  if (missing.length > 0)
    throw new Error(
      `.dependency-cruiser.mjs: give ${missing.map(({ name }) => name).join(', ')} of src/${place} a floor.`,
    );
  return floors[place].flatMap((floor, height) =>
    floor.map((folder) => {
      const lower = floors[place].slice(0, height).flat();
      return {
        name: `floors-of-${place.replace('/', '-')}`,
        comment: `src/${place}/${folder} imports only folders on lower floors (.dependency-cruiser.mjs): move what both need down.`,
        severity: 'error',
        from: { path: `^src/${place}/${folder}/` },
        to: {
          // Files that lie in the folder around bring its parts together, as its index does; a room's are below its folders.
          path: place.includes('/') ? `^src/${place}/` : `^src/${place}/[^/]+/`,
          pathNot: `^src/${place}/${either([folder, ...lower])}/`,
        },
      };
    }),
  );
}

const roomRules = rooms.flatMap((floor, height) =>
  floor.map((room) => ({
    name: 'floors-of-the-house',
    comment: `src/${room} imports only what stands below it (docs/architecture.md): move the rule down, or list the part in src/compose.ts.`,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: {
      path: [`^src/${either(rooms.slice(height).flat())}/`, process],
      pathNot: `^src/${room}/`,
      // `call` holds types alone.
      ...(room === 'call' && values),
    },
  })),
);

const forbidden = [
  ...roomRules,
  ...Object.keys(floors).flatMap(floorRules),
  {
    name: 'families-apart',
    comment: 'A family imports no other: a rule that two need moves down into src/domain.',
    severity: 'error',
    from: { path: '^src/families/([^/]+)/', pathNot: Object.keys(answeredByOthers) },
    to: { path: '^src/families/', pathNot: '^src/families/$1/' },
  },
  ...Object.entries(answeredByOthers).map(([path, other]) => ({
    name: 'families-apart',
    comment: `${path} takes a whole operation of ${other} from its index.ts, and nothing else.`,
    severity: 'error',
    from: { path },
    to: {
      path: '^src/families/',
      pathNot: [`^src/families/${path.split('/')[2]}/`, `^${other}/index\\.ts$`],
    },
  })),
  {
    name: 'enter-by-the-index',
    comment: 'A folder is entered by its index.ts: export the name there, or use what the index has.',
    severity: 'error',
    from: { path: '^src/(api|domain|families|platform)/([^/]+)/' },
    to: { path: '^src/(api|domain|families|platform)/[^/]+/.', pathNot: ['^src/$1/$2/', ...doors] },
  },
  {
    name: 'enter-by-the-index',
    comment: 'A folder is entered by its index.ts: export the name there, or use what the index has.',
    severity: 'error',
    from: { path: ['^src/[^/]+$', '^src/call/', '^src/(api|platform)/[^/]+$'] },
    to: { path: '^src/(api|domain|families|platform)/[^/]+/.', pathNot: doors },
  },
  {
    name: 'sql-in-queries',
    comment:
      'SQL lives in *.queries.ts, platform/db, platform/jobs and platform/events: move the query there and call it by name.',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: ['\\.queries\\.ts$', '^src/platform/(db|jobs|events)/', '^src/compiler/'],
    },
    to: { path: packages('kysely'), ...values },
  },
  {
    name: 'connections-in-db',
    comment: 'Connections are made in src/platform/db: use Db.read, Db.write or Db.listen.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/platform/db/' },
    to: { path: packages('pg', 'pg-[^/]+'), ...values },
  },
  {
    name: 'queue-in-jobs',
    comment: 'Only src/platform/jobs touches the queue: add a task to its typed list and call addJob.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/platform/(jobs|db)/' },
    to: { path: packages('graphile-worker'), ...values },
  },
  {
    name: 'no-compiler-at-run-time',
    comment: 'Nothing at run time imports the compiler: what follows from the contract is in generated/.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/compiler/' },
    to: { path: '^src/compiler/' },
  },
  {
    name: 'compiler-is-pure',
    comment: 'The compiler is pure: contract in, text out. It imports nothing of the run time.',
    severity: 'error',
    from: { path: '^src/compiler/' },
    to: { path: '^(src|generated)/', pathNot: '^src/compiler/' },
  },
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: ['node_modules', '^generated/'] },
    tsPreCompilationDeps: true,
    // Circles, and who is imported by whom: a third of the time.
    skipAnalysisNotInRules: true,
    ...(existsSync('tsconfig.json') && { tsConfig: { fileName: 'tsconfig.json' } }),
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
