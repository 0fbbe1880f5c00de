import { describe, expect, it } from 'vitest';
import type { Operation } from '#generated/operation.ts';
import { CallRecord } from './call-record.ts';
import { unproved, without, type Proved } from './coverage.ts';

const contract = {
  paths: {
    '/v1/things': {
      parameters: [],
      get: { operationId: 'listThings' },
      post: { operationId: 'createThing', 'x-events': ['thing.created'] },
    },
  },
};
const whole: Proved = {
  file: 'test/families/things/things.test.ts',
  operations: ['listThings', 'createThing'],
  events: ['createThing thing.created'],
};

const gaps = (proved: readonly Proved[], operations: string[] = [], events: string[] = []) =>
  unproved(contract, proved, {
    operations: { path: 'uncovered.txt', entries: operations },
    events: { path: 'uncovered-events.txt', entries: events },
  });

describe('what a run leaves unproved', () => {
  it('is nothing when every operation answered and every event happened', () => {
    expect(gaps([whole])).toEqual([]);
  });

  it('names operations without a 2xx and events that did not happen', () => {
    expect(gaps([{ ...whole, operations: ['listThings'], events: [] }])).toEqual([
      expect.stringMatching(/^createThing has no test/),
      expect.stringMatching(/^createThing thing\.created is declared in x-events, and no test/),
    ]);
  });

  it('leaves alone what waits for its handler', () => {
    const pending = { paths: { '/v1/plans': { get: { operationId: 'listPlans', 'x-pending': true } } } };
    expect(
      unproved(pending, [], {
        operations: { path: 'uncovered.txt', entries: [] },
        events: { path: 'uncovered-events.txt', entries: [] },
      }),
    ).toEqual([]);
  });

  it('counts what the console has alone, and not what it shares', () => {
    const pending = { operationId: 'listDrafts', 'x-pending': true };
    const console = {
      paths: {
        ...contract.paths,
        '/console/api/drafts': { get: pending, put: { operationId: 'saveDraft', 'x-events': [] } },
      },
    };
    const own = without(console, contract);
    expect(
      unproved(own, [{ ...whole, operations: [], events: [] }], {
        operations: { path: 'console-uncovered.txt', entries: ['listThings'] },
        events: { path: 'console-uncovered-events.txt', entries: [] },
      }),
    ).toEqual([
      expect.stringMatching(/^saveDraft has no test/),
      'Delete the line `listThings` from console-uncovered.txt: the contract no longer has it.',
    ]);
  });

  it('does not take the walk over the contract for a proof', () => {
    expect(gaps([{ ...whole, file: 'test/contract/lists.test.ts' }])).toHaveLength(3);
  });

  it('allows what a list names, and wants lines gone that have had their day', () => {
    expect(gaps([{ ...whole, operations: ['listThings'] }], ['createThing'])).toEqual([]);
    expect(gaps([whole], ['createThing', 'moveThing'], ['createThing thing.created'])).toEqual([
      'Delete the line `createThing` from uncovered.txt: it is no gap any more.',
      'Delete the line `moveThing` from uncovered.txt: the contract no longer has it.',
      'Delete the line `createThing thing.created` from uncovered-events.txt: it is no gap any more.',
    ]);
  });
});

describe('the record of calls', () => {
  const createThing = { id: 'createThing', events: ['thing.created'] } as unknown as Operation;

  it('ends with an error for an event that the operation does not declare', () => {
    const record = new CallRecord();
    record.add(createThing, 200, 'req_1');
    expect(() => record.settle([{ event_type: 'thing.deleted', correlation_id: 'req_1' }])).toThrow(
      'createThing stored thing.deleted, which its x-events do not declare.',
    );
  });

  it('ends with an error for any event of a refused call', () => {
    const record = new CallRecord();
    record.add(createThing, 409, 'req_1');
    expect(() => record.settle([{ event_type: 'thing.created', correlation_id: 'req_1' }])).toThrow(
      'createThing refused the request req_1 and stored thing.created all the same.',
    );
  });

  it('leaves alone what others caused', () => {
    expect(() =>
      new CallRecord().settle([{ event_type: 'thing.deleted', correlation_id: 'req_2' }]),
    ).not.toThrow();
  });
});
