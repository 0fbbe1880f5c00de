import tseslint from 'typescript-eslint';

/**
 * Who imports whom is held by .dependency-cruiser.mjs. Nothing registers itself when it is imported: what the service is made of
 * stands in src/compose.ts, complete by type, whatever else is imported.
 */
const listInCompose = 'Modules do nothing when they are imported: list the part in src/compose.ts.';
const noRegistration = [
  'error',
  { selector: 'Program > ImportDeclaration[specifiers.length=0]', message: listInCompose },
  { selector: 'Program > ExpressionStatement > CallExpression > Identifier.callee', message: listInCompose },
  { selector: 'Program > ExpressionStatement > AwaitExpression', message: listInCompose },
  {
    selector:
      'Program > ExpressionStatement > CallExpression > MemberExpression.callee[property.name=/^(add|on|push|register|use)/]',
    message: listInCompose,
  },
  { selector: 'CallExpression > Identifier.callee[name=/^register[A-Z]/]', message: listInCompose },
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
    selector:
      ':matches(TemplateElement[value.raw=/(^|[^.\\w])now\\(\\)|current_timestamp/], Literal[value=/(^|[^.\\w])now\\(\\)|current_timestamp/])',
    message: 'Take the time as a parameter from ctx.now, or write app.now().',
  },
];
// Credentials and deliveries keep the system's time: whoever moves the clock of work stays signed in. So does the machinery that runs,
// sends and stores things. Everything else takes the clock's.
const systemTime = [
  'src/api/{auth,operator,request}/**',
  'src/api/door/idempotency.queries.ts',
  // The header `Date`.
  'src/api/http/client-errors.ts',
  'src/api/mcp/{conversations.queries,endpoint}.ts',
  'src/domain/access/**',
  'src/families/{api-keys,mcp-conversations,webhook-settings}/**',
  'src/families/organization/placements/pending-invitations.queries.ts',
  'src/platform/{clock,db,delivery,jobs,mail,outbound,outbox,storage}/**',
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
      // Written by others: see its LICENSE.
      'src/compiler/client/fetch/',
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
  {
    files: ['src/**/*.ts'],
    ignores: ['src/main.ts', 'src/platform/isolate/child/main.ts', 'src/compiler/**', 'src/console/web/**'],
    rules: { 'no-restricted-syntax': noRegistration },
  },
  {
    files: ['src/**/*.ts'],
    ignores: [
      'src/main.ts',
      'src/platform/isolate/child/main.ts',
      'src/compiler/**',
      'src/console/web/**',
      ...systemTime,
    ],
    rules: { 'no-restricted-syntax': [...noRegistration, ...oneClock] },
  },
  {
    files: ['scripts/**/*.ts', 'bench/**/*.ts', 'consumers/**/*.ts', 'test/**/*.ts', 'spec/lint/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
);
