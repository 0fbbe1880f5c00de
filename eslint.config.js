import tseslint from 'typescript-eslint';

/** The architecture's "Never" list, held by rules whose messages name the cure. */
const familyBoundary = {
  group: ['#src/families/*/!(index.ts)', '../../families/*/!(index.ts)', '../*/!(index.ts)'],
  message:
    'A family is entered through its index.ts only; a rule that two families need moves down into a shared folder of src/.',
};
const noSql = {
  group: ['kysely', 'kysely/*'],
  message:
    'SQL lives in *.queries.ts, src/platform/db, src/platform/jobs and src/platform/events: move the query there and call it by name.',
  allowTypeImports: true,
};
const noDriver = {
  group: ['pg', 'pg-*'],
  message: 'Connections are made in src/platform/db only: use Db.read, Db.write or Db.listen.',
  allowTypeImports: true,
};
const noCompiler = {
  group: ['#src/compiler/*', '**/compiler/**'],
  message: 'Nothing at run time imports the compiler: what follows from the contract is in generated/.',
};
/** `up`: how many folders above a file the compiler's own folder ends. */
const noRuntime = (up) => ({
  regex: `^#src/(?!compiler/)|^(\\.\\./){${up},}(?!compiler)|^#generated/`,
  message: 'The compiler is pure: contract in, text out. It imports nothing of the run time.',
});
const noQueue = {
  group: ['graphile-worker'],
  message: 'Only src/platform/jobs touches the queue: add a task to its typed list and call addJob.',
  allowTypeImports: true,
};

/** The order of the floors: a room imports what stands before it. `api`, `families` and `console` stand side by side. */
const floors = [
  ['call'],
  ['platform'],
  ['domain'],
  ['api', 'families', 'console'],
  ['compose', 'config', 'service', 'process', 'main'],
];
const order = (room) => {
  const above = floors
    .slice(floors.findIndex((floor) => floor.includes(room)))
    .flat()
    .filter((other) => other !== room);
  return {
    regex: `^(#src/|(\\.\\./)+)(${above.join('|')})(/|\\.ts$)`,
    message: `src/${room} imports only what stands below it (docs/architecture.md): move the rule down, or list the part in src/compose.ts.`,
    // `call` holds types alone.
    allowTypeImports: room === 'call',
  };
};

const restrict = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });
const inRoom = (room, ...more) => [
  {
    files: [`src/${room}/**/*.ts`],
    rules: restrict(noSql, noDriver, noCompiler, noQueue, order(room), ...more),
  },
  {
    files: [`src/${room}/**/*.queries.ts`],
    rules: restrict(noDriver, noCompiler, noQueue, order(room), ...more),
  },
];

// One clock, which tests and the demo can move (src/platform/clock): `ctx.now`, `db.clock.now()`, and `app.now()` in SQL.
const oneClock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Take the time from ctx.now or db.clock.now().',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take the time from ctx.now or db.clock.now().',
  },
  {
    selector: 'TemplateElement[value.raw=/(^|[^.\\w])now\\(\\)|current_timestamp/]',
    message: 'Take the time as a parameter from ctx.now, or write app.now().',
  },
];
// Credentials and deliveries keep the system's time: whoever moves the clock of work stays signed in.
const systemTime = [
  'src/domain/access/**',
  'src/families/{api-keys,mcp-conversations,webhook-settings}/**',
  'src/families/organization/pending-invitations.queries.ts',
  'src/api/door/{idempotency.queries,request-id}.ts',
  // When a failed timer is tried again.
  'src/platform/timers/timers.queries.ts',
];

export default tseslint.config(
  {
    ignores: [
      'generated/',
      'dist/',
      'node_modules/',
      '.cache/',
      '.data/',
      'test/compiler/cases/',
      'consumers/out/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 800, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['src/*.ts'], rules: restrict(noSql, noDriver, noCompiler, noQueue) },
  ...['call', 'platform', 'domain', 'api', 'console'].flatMap((room) => inRoom(room)),
  ...inRoom('families', familyBoundary),
  {
    files: ['src/platform/events/**/*.ts'],
    rules: restrict(noDriver, noCompiler, noQueue, order('platform')),
  },
  { files: ['src/platform/jobs/**/*.ts'], rules: restrict(noDriver, noCompiler, order('platform')) },
  { files: ['src/platform/db/**/*.ts'], rules: restrict(noCompiler, order('platform')) },
  { files: ['src/compiler/*.ts'], rules: restrict(noRuntime(1)) },
  { files: ['src/compiler/*/*.ts'], rules: restrict(noRuntime(2)) },
  { files: ['src/compiler/*/*/*.ts'], rules: restrict(noRuntime(3)) },
  {
    files: ['src/{families,domain}/**/*.ts', 'src/api/door/**/*.ts', 'src/platform/{events,timers}/**/*.ts'],
    ignores: systemTime,
    rules: { 'no-restricted-syntax': ['error', ...oneClock] },
  },
  {
    files: ['scripts/**/*.ts', 'bench/**/*.ts', 'consumers/**/*.ts', 'test/**/*.ts', 'spec/lint/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
);
