import { describe, expect, it } from 'vitest';
import { scopedKysely } from '#src/platform/db/scoped.ts';

/** The declarations of Kysely are changed at each install (scripts/kysely-types.ts): what does not exist has to stay a type error. */
const db = scopedKysely(() => Promise.reject(new Error('nothing is sent')));

describe('a statement names', () => {
  it('tables that exist, with and without another name', () => {
    const statements = [
      db.selectFrom('clients').select('id'),
      db.selectFrom('clients as c').innerJoin('tasks as t', 't.client_id', 'c.id').select('t.id'),
      db.selectFrom(['clients as c', 'tasks']).select('c.id'),
      db.selectFrom((query) => query.selectFrom('clients').select('id').as('c')).select('c.id'),
      db
        .selectFrom('clients as c')
        .select((query) => query.selectFrom('tasks as t').select('t.id').limit(1).as('task')),
      db
        .with('chosen', (query) => query.selectFrom('clients').select('id'))
        .selectFrom('chosen as c')
        .select('c.id'),
      db
        .updateTable('clients as c')
        .set({ name: 'x' })
        .from('tasks as t')
        .whereRef('t.client_id', '=', 'c.id'),
      db.deleteFrom('clients as c').using('tasks as t').whereRef('t.client_id', '=', 'c.id'),
    ];
    expect(statements.map((statement) => statement.compile().sql)).not.toContain('');
  });

  it('none that is misspelt', () => {
    const misspelt = [
      // @ts-expect-error no such table
      () => db.selectFrom('cleints'),
      // @ts-expect-error no such table
      () => db.selectFrom('cleints as c'),
      // @ts-expect-error no such table
      () => db.selectFrom(['tasks as t', 'cleints as c']),
      // @ts-expect-error no such table
      () => db.selectFrom('tasks as t').innerJoin('cleints as c', 'c.id', 't.client_id'),
      // @ts-expect-error no such table
      () => db.selectFrom('tasks as t').leftJoin('cleints as c', (join) => join.onTrue()),
      // @ts-expect-error no such column
      () => db.selectFrom('tasks as t').innerJoin('clients as c', 'c.idd', 't.client_id'),
      // @ts-expect-error no such table
      () => db.selectFrom('tasks as t').select((query) => query.selectFrom('cleints as c').as('x')),
      // @ts-expect-error no such table
      () => db.updateTable('cleints as c'),
      // @ts-expect-error no such table
      () => db.updateTable('tasks as t').from('cleints as c'),
      // @ts-expect-error no such table
      () => db.deleteFrom('cleints as c'),
      // @ts-expect-error no such table
      () => db.deleteFrom('tasks as t').using('cleints as c'),
      // @ts-expect-error no such table
      () => db.mergeInto('cleints as c'),
    ];
    for (const statement of misspelt) expect(statement).not.toThrow();
  });
});
