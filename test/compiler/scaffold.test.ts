import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse, type AnalyseOptions } from '#src/compiler/analyse.ts';
import { formatDiagnostic } from '#src/compiler/diagnostics.ts';
import { addTag } from '../../scripts/scaffold/contract-files.ts';
import { readOperationId } from '../../scripts/scaffold/naming.ts';
import { Contract } from '../../scripts/scaffold/built/contract.ts';
import { migrationPath } from '../../scripts/scaffold/built/migration-path.ts';
import { scaffoldBuilt } from '../../scripts/scaffold/built/index.ts';
import { folderOf } from '../../scripts/scaffold/built/places.ts';
import { scaffoldPending } from '../../scripts/scaffold/built/pending.ts';
import { requireFamily, scaffoldOperation } from '../../scripts/scaffold/operation.ts';
import { untouchedStubs } from '../../scripts/scaffold/stubs.ts';
import { smallContract, type SmallContract } from './small-contract.ts';

/** What a scaffold writes must pass every rule as it stands: an author changes words, and does not hunt for what is missing. */
let base: string;
let small: SmallContract;
beforeAll(() => {
  small = smallContract({});
  base = `${mkdtempSync(join(tmpdir(), 'scaffold-'))}/`;
  const repository = new URL('../..', import.meta.url).pathname;
  cpSync(`${repository}spec`, `${base}spec`, { recursive: true });
  cpSync(`${repository}src/families/client-notes`, `${base}src/families/client-notes`, { recursive: true });
});
afterAll(() => {
  small.remove();
  rmSync(base, { recursive: true, force: true });
});

const complaints = (options: AnalyseOptions): string[] =>
  analyse(options)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map((diagnostic) => formatDiagnostic(diagnostic, base));

const read = (path: string): string => readFileSync(base + path, 'utf8');
const add = (family: string, id: string, folder = base): string[] =>
  scaffoldOperation(family, id, { permission: 'settings.manage' }, folder);

describe('the scaffold', () => {
  it('begins a family with operations of every kind', () => {
    addTag(small.options.spec, 'brand-assets', 'Brand assets');
    for (const id of [
      'listBrandAssets',
      'createBrandAsset',
      'getBrandAsset',
      'updateBrandAsset',
      'deleteBrandAsset',
      'replaceBrandAsset',
      'archiveBrandAsset',
      'bulkArchiveBrandAssets',
      'deleteBrandAssets',
    ])
      add('brand-assets', id, small.base);
    expect(complaints(small.options)).toEqual([]);
    const written = readFileSync(`${small.base}spec/families/brand-assets.yaml`, 'utf8');
    expect(written).toContain("name: { type: string, minLength: 1, maxLength: 200, pattern: '\\S', ");
    expect(written).toContain('example: { name: Summer campaign, expected_revision: 1 }');
    expect(written).toContain('  /v1/brand-assets/bulk/archive:\n');
  });

  it('writes words that are their own plural, and that begin with a vowel', () => {
    addTag(small.options.spec, 'equipment', 'Equipment');
    for (const id of ['updateEquipment', 'listEquipment', 'createEquipment'])
      add('equipment', id, small.base);
    expect(complaints(small.options)).toEqual([]);
    const written = readFileSync(`${small.base}spec/families/equipment.yaml`, 'utf8');
    expect(written).toContain('  /v1/equipment/{id}:\n');
    expect(written).toContain('summary: Create an equipment\n');
  });

  it('adds to a family that has shapes of its own', () => {
    expect(add('client-notes', 'archiveClientNote')).toEqual([
      'spec/families/client-notes.yaml: archiveClientNote, POST /v1/client-notes/{id}/archive',
      'spec/families/client-notes.yaml: schema ClientNoteArchive',
      'src/families/client-notes/client-notes.ts: archiveClientNote, a handler that answers 501',
      'test/contract/not-implemented.txt: archiveClientNote',
      'test/families/client-notes/client-notes.test.ts: what is to be proved',
    ]);
    add('client-notes', 'replaceClientNote');
    add('client-notes', 'listArchivedClientNotes');
    add('client-notes', 'duplicateClientNote');
    const spec = `${base}spec/openapi.yaml`;
    const overlays = [`${base}spec/shared/standard.overlay.yaml`];
    expect(complaints({ ...small.options, spec, overlays, family: 'client-notes' })).toEqual([]);
  });

  it('lists some of a record as the family lists all of them', () => {
    const known = read('spec/shared/example-world.yaml');
    expect(scaffoldOperation('client-notes', 'listFavoriteClientNotes', {}, base)).toEqual([
      'spec/families/client-notes.yaml: listFavoriteClientNotes, GET /v1/client-notes/favorite, with the filters and sorts of listClientNotes but is_favorite',
      'src/families/client-notes/client-notes.ts: listFavoriteClientNotes, a handler that answers 501',
      'test/contract/not-implemented.txt: listFavoriteClientNotes',
      'test/families/client-notes/client-notes.test.ts: what is to be proved',
    ]);
    const written = /^  \/v1\/client-notes\/favorite:\n[^]*?(?=^\S|^  \S)/m.exec(
      read('spec/families/client-notes.yaml'),
    )![0];
    expect(written).toContain('summary: List favorite client notes\n');
    expect(written).toContain('x-permission: clients.view\n');
    expect(written).toContain('- name: client_id\n');
    expect(written).toContain('enum: [created_at, updated_at, title]');
    // That they are favourites is no question.
    expect(written).not.toContain('is_favorite\n');
    expect(read('spec/shared/example-world.yaml')).toBe(known);
  });

  it('puts a part of a record where that is, in the folder of a large family too', () => {
    expect(scaffoldOperation('tickets', 'updateTicketPin', {}, base)).toContain(
      'spec/families/tickets/tickets.yaml: updateTicketPin, PATCH /v1/tickets/{id}/pin',
    );
    expect(read('spec/families/tickets/tickets.yaml')).not.toContain("'../shared/");
    expect(() => scaffoldOperation('tickets', 'replaceTicketPin', { method: 'patch' }, base)).toThrow(
      'PATCH /v1/tickets/{id}/pin is updateTicketPin already; say with --path where replaceTicketPin is to be.',
    );
  });

  it('gives each operation a handler in the file of its noun, named in the index', () => {
    const index = readFileSync(`${small.base}src/families/brand-assets/index.ts`, 'utf8');
    expect(index).toContain("} from './brand-assets.ts';");
    expect(index).toMatch(
      / {2}listBrandAssets,\n(.*\n)+ {2}deleteBrandAssets,\n\} satisfies BrandAssetsHandlers;/,
    );
    expect(readFileSync(`${small.base}src/families/brand-assets/brand-assets.ts`, 'utf8')).toContain(
      "export const archiveBrandAsset = notImplemented('archiveBrandAsset');",
    );
    expect(readFileSync(`${base}src/families/client-notes/index.ts`, 'utf8')).toContain(
      '  archiveClientNote,\n',
    );
    expect(existsSync(`${small.base}test/families/brand-assets/brand-assets.test.ts`)).toBe(true);
    expect(readFileSync(`${base}test/contract/not-implemented.txt`, 'utf8')).toContain('archiveClientNote\n');
  });

  it('leaves alone what is there', () => {
    const files = [
      'spec/families/client-notes.yaml',
      'spec/openapi.yaml',
      'src/families/client-notes/index.ts',
      'src/families/client-notes/client-notes.ts',
    ];
    const before = files.map((file) => readFileSync(base + file, 'utf8'));
    expect(add('client-notes', 'archiveClientNote')).toEqual([]);
    expect(files.map((file) => readFileSync(base + file, 'utf8'))).toEqual(before);
  });

  it.each([
    ['frobWidget', 'is not among the verbs'],
    ['create', 'is no operationId'],
    ['approveTimeEntries', 'call it bulkApproveTimeEntries, which gets /v1/time-entries/bulk/approve'],
    ['Create-widget', 'is no operationId'],
  ])('refuses %s', (id, message) => {
    expect(() => readOperationId(id)).toThrow(message);
  });
});

it('adds no operation to a family that the contract lacks, and names the one that was meant', () => {
  expect(() => requireFamily(`${base}spec`, 'time-entry')).toThrow('Did you mean time-entries?');
  expect(() => requireFamily(`${base}spec`, 'weather')).toThrow('scripts/new-family.ts weather');
  expect(() => requireFamily(`${base}spec`, 'tickets')).not.toThrow();
});

describe('the scaffold of a family that the contract has', () => {
  let written: string[];
  beforeAll(() => {
    cpSync(new URL('../../generated/openapi.json', import.meta.url), `${base}generated/openapi.json`);
    const types = readFileSync(new URL('../../generated/database.ts', import.meta.url), 'utf8');
    // As if there were no table of them yet.
    const former = types.replace(/^export interface MapLayers \{/m, 'export interface Former {');
    writeFileSync(`${base}generated/database.ts`, former);
    written = scaffoldBuilt(base, 'map-layers', new Date('2026-11-23T14:30:00Z'));
  });

  it('writes handlers, queries, rules, tests, rows for the walks and a draft of the migration', () => {
    expect(written).toEqual(
      expect.arrayContaining([
        'src/families/map-layers/index.ts',
        'src/families/map-layers/map-layers.ts',
        'src/families/map-layers/map-layers.queries.ts',
        'src/families/map-layers/map-layers.rules.ts',
        'src/platform/db/migrations/20261123T1430_map-layers.sql',
        'test/families/map-layers/map-layers.test.ts',
        'test/contract/seed-map-layers.ts',
      ]),
    );
  });

  it('declares every filter and every sort of the contract', () => {
    const contract = new Contract(`${base}generated/openapi.json`);
    const { query } = contract.family('map-layers').find(({ id }) => id === 'listMapLayers')!;
    const declared = read('src/families/map-layers/map-layers.queries.ts');
    const ofRecords = [
      'id',
      'created_by',
      'created_after',
      'created_before',
      'updated_after',
      'updated_before',
    ];
    for (const { name } of query.filter(
      (each) => !['sort', 'order', 'limit', 'offset', ...ofRecords].includes(each.name),
    ))
      expect(declared).toContain(`    ${name}: `);
    const sorts = contract.resolve(query.find(({ name }) => name === 'sort')!.schema)['enum'] as string[];
    for (const sort of sorts.filter((each) => !['created_at', 'updated_at'].includes(each)))
      expect(declared).toContain(`    ${sort}: `);
    expect(declared).toContain("    ...recordSorts('m'),");
  });

  it('gives every operation a handler, and protects every table', () => {
    const ids = new Contract(`${base}generated/openapi.json`).family('map-layers').map(({ id }) => id);
    const index = read('src/families/map-layers/index.ts');
    for (const id of ids) expect(index).toContain(`  ${id},\n`);
    const migration = read('src/platform/db/migrations/20261123T1430_map-layers.sql');
    expect([...migration.matchAll(/^create table (\w+)/gm)].map(([, table]) => table)).toEqual(
      [...migration.matchAll(/^select app\.protect\('(\w+)'\)/gm)].map(([, table]) => table),
    );
  });

  it('drafts an index for each sort, and the defaults of the contract', () => {
    const migration = read('src/platform/db/migrations/20261123T1430_map-layers.sql');
    expect(migration).toContain('map_layers_by_name on map_layers (tenant_id, lower(name), id)');
    expect(migration).toContain('map_layers_by_updated_at on map_layers (tenant_id, updated_at, id)');
    expect(migration).toContain('is_shown boolean not null default true');
  });

  it('deletes what it has locked, and keeps ids by the collection of the path', () => {
    expect(read('src/families/map-layers/map-layers.ts')).toContain(
      'await mapLayers.lock(ctx, path.id, query.expected_revision)',
    );
    expect(read('src/families/map-layers/map-layers.queries.ts')).toMatch(
      /lockMapLayer =[^;]*\.forUpdate\(\)/,
    );
    expect(read('test/contract/seed-map-layers.ts')).toContain("records['map-layers'] =");
  });

  it('writes the rest where there are only stubs that nobody touched', () => {
    for (const id of ['listTimeEntries', 'createTimeEntry']) add('time-entries', id);
    expect(read('test/families/time-entries/time-entries.test.ts')).toContain(
      "  it.todo('listTimeEntries');\n  it.todo('createTimeEntry');\n",
    );
    expect(scaffoldBuilt(base, 'time-entries', new Date('2026-11-23T15:30:00Z'))).toEqual(
      expect.arrayContaining([
        'src/families/time-entries/index.ts',
        'src/families/time-entries/time-entries.ts',
        'src/families/time-entries/time-entries.queries.ts',
        'test/families/time-entries/time-entries.test.ts',
      ]),
    );
    expect(read('src/families/time-entries/time-entries.ts')).toContain('queries.timeEntriesList.page(');
    const pending = read('test/contract/not-implemented.txt').split('\n');
    expect(pending).not.toContain('listTimeEntries');
    expect(pending).toContain('createTimeEntry');
    // What it wrote itself has its place: the author goes on there.
    const before = read('src/families/time-entries/time-entries.ts');
    expect(scaffoldBuilt(base, 'time-entries', new Date('2026-11-23T15:30:00Z'))).toEqual([]);
    expect(read('src/families/time-entries/time-entries.ts')).toBe(before);
  });

  it('leaves alone stubs beside which somebody wrote', () => {
    add('sops', 'listSops');
    const path = `${base}src/families/sops/sop/sops.ts`;
    writeFileSync(path, `${readFileSync(path, 'utf8')}\nexport const limit = 5;\n`);
    expect(untouchedStubs(`${base}src/families/sops/index.ts`)).toEqual([]);
    rmSync(`${base}src/families/sops`, { recursive: true });
    rmSync(`${base}test/families/sops`, { recursive: true });
  });

  it('leaves alone what is there', () => {
    expect(scaffoldBuilt(base, 'map-layers', new Date('2026-11-23T14:30:00Z'))).toEqual([]);
  });
});

describe('the scaffold of an operation that the contract has', () => {
  const now = new Date('2026-11-24T10:30:00Z');
  beforeAll(() => {
    mkdirSync(`${base}test/contract`, { recursive: true });
    for (const path of [
      'generated/openapi.json',
      'generated/console/openapi.json',
      'generated/database.ts',
      'test/contract/seed.ts',
    ])
      cpSync(new URL(`../../${path}`, import.meta.url), `${base}${path}`);
    // As if there were no table of them yet.
    const types = read('generated/database.ts').replace(
      /^export interface Sops \{/m,
      'export interface Former {',
    );
    writeFileSync(`${base}generated/database.ts`, types);
  });

  it('writes a list with the columns, filters and sorts that its description names, and takes it off the list', () => {
    writeFileSync(`${base}test/contract/not-implemented.txt`, 'listTickets\ngetTicket\nmergeTickets\n');
    expect(scaffoldPending(base, 'tickets', 'listTickets', now)?.paths).toEqual([
      'src/families/tickets/ticket/tickets.queries.ts',
      'src/families/tickets/ticket/tickets.ts',
      'test/families/tickets/tickets.test.ts',
      'src/platform/db/migrations/20261124T1030_tickets.sql',
      'test/contract/seed-tickets.ts',
      'src/families/tickets/index.ts',
    ]);
    const queries = read('src/families/tickets/ticket/tickets.queries.ts');
    expect(queries).toContain("recordList<TicketsHandlers['listTickets']>()({\n  columns: ticketsColumns,");
    expect(queries).toContain("ofTicket.number('number', 'Number', sortable)");
    expect(queries).toContain("    subject: byName('t.subject'),");
    expect(queries).toContain("    watcher_id: anyOfIds('t.watcher_ids'),");
    expect(read('src/families/tickets/ticket/tickets.ts')).toContain(
      'queries.ticketsList.page(ctx, query, {})',
    );
    expect(read('test/contract/not-implemented.txt')).toBe('getTicket\nmergeTickets\n');
  });

  it('puts a migration behind the newest one, whatever the clock says', () => {
    const newest = `${base}src/platform/db/migrations/20261231T2359_newest.sql`;
    writeFileSync(newest, '');
    expect(migrationPath(base, 'widgets', now)).toBe('src/platform/db/migrations/20270101T0000_widgets.sql');
    rmSync(newest);
  });

  it('adds to the files that a noun has, and leaves what is in them', () => {
    const before = read('src/families/tickets/ticket/tickets.ts');
    scaffoldPending(base, 'tickets', 'getTicket', now);
    scaffoldPending(base, 'tickets', 'mergeTickets', now);
    const handlers = read('src/families/tickets/ticket/tickets.ts');
    expect(handlers).toContain(before.slice(before.indexOf('export const listTickets')));
    expect(handlers).toContain('const found = await queries.selectTicket(ctx.db, id);');
    expect(handlers).toMatch(
      /\/\/ To be written: .*emit ticket\.merged, .*\nexport const mergeTickets = notImplemented\('mergeTickets'\);/,
    );
    expect(handlers.match(/errors\/index\.ts/g)).toHaveLength(1);
    expect(read('src/families/tickets/index.ts')).toMatch(/listTickets,\n {2}getTicket,\n {2}mergeTickets,/);
    expect(read('test/contract/not-implemented.txt')).toBe('mergeTickets\n');
  });

  it('writes a list beside that of the same record, and drafts no table', () => {
    const { paths } = JSON.parse(read('generated/openapi.json')) as { paths: Record<string, unknown> };
    const all = paths['/v1/client-notes'] as { get: { parameters: { name?: string; schema: object }[] } };
    const parameters = all.get.parameters.map((each) =>
      each.name === 'sort' ? { ...each, schema: { ...each.schema, default: 'created_at' } } : each,
    );
    const document = JSON.parse(read('generated/openapi.json')) as object;
    const favorites = { get: { ...all.get, parameters, operationId: 'listFavoriteClientNotes' } };
    writeFileSync(
      `${base}generated/openapi.json`,
      JSON.stringify({ ...document, paths: { ...paths, '/v1/client-notes/favorite': favorites } }),
    );
    const tests = `${base}test/families/client-notes/client-notes.test.ts`;
    writeFileSync(tests, "it('shows a note', () => {});\n");
    const written = scaffoldPending(base, 'client-notes', 'listFavoriteClientNotes', now)!;
    expect(written.paths).toEqual([
      'src/families/client-notes/client-notes.queries.ts',
      'src/families/client-notes/client-notes.ts',
      'test/families/client-notes/client-notes.test.ts',
      'src/families/client-notes/index.ts',
    ]);
    expect(written.hints.join('\n')).toMatch(/`rows`[^]*seedAgency[^]*operations\.txt[^]*Run `make compile`/);
    const queries = read('src/families/client-notes/client-notes.queries.ts');
    expect(queries).toMatch(
      /favoriteClientNotes = list<\s*ClientNotesHandlers\['listFavoriteClientNotes'\],\s*\{ userId: string \},?\s*>\(\)\(\s*\{\s*rows: present,\s*record: \(notes, \{ userId \}\) => noteRecord\(notes, userId\),/,
    );
    // With a default in the contract, it has no order of its own.
    expect(queries.match(/^ +own: /gm)).toHaveLength(1);
    expect(read('src/families/client-notes/client-notes.ts')).toContain(
      'queries.favoriteClientNotes.page(ctx.db, query, { userId: ctx.identity.userId });',
    );
    expect(readFileSync(tests, 'utf8')).toMatch(
      /^it\('shows a note'.*\n\nit\.todo\('listFavoriteClientNotes: shows what the caller may see/,
    );
  });

  it('replaces a stub that nobody touched, and leaves what stands beside it', () => {
    add('client-profiles', 'listClientProfiles');
    add('client-profiles', 'getClientProfile');
    expect(scaffoldPending(base, 'client-profiles', 'listClientProfiles', now)?.paths).toContain(
      'src/families/client-profiles/client-profiles.queries.ts',
    );
    expect(read('src/families/client-profiles/index.ts')).toContain(
      "import { getClientProfile, listClientProfiles } from './client-profiles.ts';",
    );
    const handlers = read('src/families/client-profiles/client-profiles.ts');
    expect(handlers).toContain("export const getClientProfile = notImplemented('getClientProfile');");
    expect(handlers).toContain('queries.clientProfilesList.page(');
    expect(scaffoldPending(base, 'client-profiles', 'listClientProfiles', now)).toBeUndefined();
  });

  it("writes the list of one record's parts, and an operation of the console", () => {
    scaffoldPending(base, 'sops', 'listSops', now);
    expect(read('src/families/sops/sop/sops.queries.ts')).toContain("    owner_id: oneOfIds('s.owner_id'),");
    const migration = read('src/platform/db/migrations/20261124T1030_sops.sql');
    expect(migration).toContain("tags text[] collate app.unicode not null default '{}'");
    expect(migration).toContain('generated always as (app.fold(');
    expect(migration).toContain("select app.searchable('sops');");
    expect(migration).not.toMatch(/default now\(\)/);
    scaffoldPending(base, 'sops', 'listSopVersions', now);
    expect(read('src/families/sops/version-summaries/sop-version-summaries.ts')).toContain(
      '{ sopId: path.id }',
    );
    scaffoldPending(base, 'escalations', 'listEscalationActivity', now);
    expect(read('src/families/escalations/console.ts')).toContain(
      "from '#generated/console/families/escalations/handlers.ts'",
    );
    scaffoldPending(base, 'integration-health', 'getIntegrationHealth', now);
    expect(read('src/families/integration-health/integration-healths.ts')).toContain('getIntegrationHealth');
    expect(() => scaffoldPending(base, 'changes', 'streamChanges', now)).toThrow('by hand');
  });

  it('places a noun where it has files, in its folder of a large family, and else at the family', () => {
    const place = (family: string, plural: string) => folderOf(base, { family, plural });
    expect(place('tickets', 'tickets')).toBe('src/families/tickets/ticket');
    expect(place('tickets', 'ticket-notes')).toBe('src/families/tickets/notes');
    expect(place('time-entries', 'time-entries')).toBe('src/families/time-entries');
    mkdirSync(`${base}src/families/tickets/elsewhere`, { recursive: true });
    writeFileSync(`${base}src/families/tickets/elsewhere/ticket-drafts.queries.ts`, '');
    expect(place('tickets', 'ticket-drafts')).toBe('src/families/tickets/elsewhere');
  });

  it('leaves to others what has a handler or is in no contract', () => {
    expect(scaffoldPending(base, 'tickets', 'listTickets', now)).toBeUndefined();
    expect(scaffoldPending(base, 'tickets', 'frobTickets', now)).toBeUndefined();
  });
});
