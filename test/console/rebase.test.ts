import { describe, expect, it } from 'vitest';
import { rebase, type Fields } from '#src/console/web/parts/rebase.rules.ts';

const base: Fields = { name: 'Quin', role: '', care: 'lead' };

describe('a form over a record that somebody else changed', () => {
  it('keeps what was entered and takes over the rest, naming what is another one now', () => {
    expect(rebase(base, { ...base, name: 'Quinn' }, { ...base, role: 'admin' })).toEqual({
      values: { name: 'Quinn', role: 'admin', care: 'lead' },
      others: [{ field: 'role', now: 'admin', isOwnKept: false }],
    });
  });

  it('keeps what was entered over a change of the same field, and says so', () => {
    expect(rebase(base, { ...base, name: 'Quinn' }, { ...base, name: 'Q.' })).toEqual({
      values: { ...base, name: 'Quinn' },
      others: [{ field: 'name', now: 'Q.', isOwnKept: true }],
    });
  });

  it('says nothing of what both changed alike', () => {
    expect(rebase(base, { ...base, name: 'Quinn' }, { ...base, name: 'Quinn' })).toEqual({
      values: { ...base, name: 'Quinn' },
      others: [],
    });
  });

  it('knows fields that were added and taken away on either side', () => {
    expect(rebase(base, { name: 'Quin', role: '', hall: 'junior' }, { ...base, field: 'lead' })).toEqual({
      values: { name: 'Quin', role: '', hall: 'junior', field: 'lead' },
      others: [{ field: 'field', now: 'lead', isOwnKept: false }],
    });
    expect(rebase(base, { ...base, name: 'Quinn' }, { name: 'Quin', role: '' })).toEqual({
      values: { name: 'Quinn', role: '' },
      others: [{ field: 'care', now: undefined, isOwnKept: false }],
    });
  });

  it('simply follows while nothing was entered', () => {
    expect(rebase(base, base, { name: 'Q.', role: 'admin' })).toEqual({
      values: { name: 'Q.', role: 'admin' },
      others: [],
    });
  });
});
