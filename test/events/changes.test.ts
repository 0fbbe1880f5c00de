import { describe, expect, it } from 'vitest';
import { changesOf, diff } from '#src/platform/events/changes.ts';

const client = {
  name: 'Harbor Dental',
  status: 'lead',
  tags: ['dental', 'coast'],
  revision: 1,
  field_values: { budget: 1200, notes: null, city: 'Portland' },
};

describe('diff', () => {
  it('names what changed, sorted, with its former values', () => {
    const after = { ...client, status: 'active_client', name: 'Harbor Dental Care', revision: 2 };
    expect(diff(client, after, ['status', 'name', 'tags'])).toEqual({
      _changed_fields: ['name', 'status'],
      _previous: { name: 'Harbor Dental', status: 'lead' },
    });
  });

  it('is null when no tracked property changed', () => {
    expect(diff(client, { ...client, revision: 2 }, ['name', 'status', 'tags', 'field_values'])).toBeNull();
    expect(
      diff(client, { ...client, field_values: { city: 'Portland', budget: 1200 } }, ['field_values']),
    ).toBeNull();
  });

  it('compares custom values key by key', () => {
    const after = { ...client, field_values: { budget: 1500, city: null, size: 'small' } };
    expect(diff(client, after, ['field_values'])).toEqual({
      _changed_fields: ['field_values.budget', 'field_values.city', 'field_values.size'],
      _previous: { 'field_values.budget': 1200, 'field_values.city': 'Portland', 'field_values.size': null },
    });
  });

  it('reports lists and objects without their former value', () => {
    expect(diff(client, { ...client, tags: ['coast', 'dental'] }, ['tags'])).toEqual({
      _changed_fields: ['tags'],
      _previous: {},
    });
  });

  it('takes absent and null for the same', () => {
    expect(diff({}, { name: null }, ['name'])).toBeNull();
    expect(diff({ name: null }, { name: 'x' }, ['name'])).toEqual({
      _changed_fields: ['name'],
      _previous: { name: null },
    });
  });
});

describe('changesOf', () => {
  it('keeps former values up to 1 KiB in UTF-8', () => {
    expect(changesOf(['a', 'b'], { a: 'ü'.repeat(512), b: 'ü'.repeat(513) })._previous).toEqual({
      a: 'ü'.repeat(512),
    });
  });

  it('drops former values of what did not change, and names each path once', () => {
    expect(changesOf(['b', 'a', 'b'], { a: false, c: 3 })).toEqual({
      _changed_fields: ['a', 'b'],
      _previous: { a: false },
    });
  });
});
