import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import type { ValidationIssue } from '#generated/operation.ts';
import { describeIssues } from '#src/platform/errors/issues.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });

function said(schema: AnySchema, value: unknown): string[] {
  const validate = ajv.compile(schema);
  if (validate(value) === true) return [];
  return describeIssues('body', (validate.errors ?? []) as readonly ValidationIssue[]);
}

const task = {
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  anyOf: [{ required: ['name'] }, { required: ['process_id'] }],
  properties: { name: { type: 'string' }, process_id: { type: 'string' }, status: { type: 'string' } },
};

it('says that one of several properties is enough', () => {
  expect(said(task, { status: 'new' })).toEqual(['body.name or body.process_id is required']);
});

it('keeps apart what is required in any case', () => {
  expect(said(task, {}).toSorted()).toEqual([
    'body.name or body.process_id is required',
    'body.status is required',
  ]);
});

it('says nothing of the choice when it is met', () => {
  expect(said(task, { status: 'new', name: 'Draft', nme: 1 })).toEqual(['body.nme is not a known property']);
});

it('asks for more than white space in words, and once', () => {
  const name = { type: 'string', minLength: 1, pattern: '\\S' };
  expect(said(name, ' ')).toEqual(['body must not be blank']);
  expect(said(name, '')).toEqual(['body must not be empty']);
});
