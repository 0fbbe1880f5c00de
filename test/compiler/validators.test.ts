import { describe, expect, it } from 'vitest';
import { Validators, validatorsOf } from '#src/compiler/validation/validators.ts';
import { petContract, petContractWith } from './emitted.ts';

const to = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const plain = { defaults: false };
const filling = { defaults: true };
const add = (validators: Validators, name: string, options = plain): string =>
  validators.add({ schema: to(name) as never, pointer: '' }, options);

describe('the validating functions of a document', () => {
  it('are written the same wherever a circle of shapes is entered first', () => {
    const leads = (name: string): object => ({
      type: 'object',
      properties: { next: to(name), inner: to('Loop') },
    });
    const document = petContractWith({
      '/components/schemas/A': leads('B'),
      '/components/schemas/B': leads('A'),
      '/components/schemas/Loop': { type: 'object', properties: { again: to('Loop') } },
    });
    const circular = (first: string): boolean[] => {
      const validators = new Validators(document);
      validators.get(add(validators, first));
      return ['A', 'B', 'Loop'].map((name) =>
        validators.get(add(validators, name)).source!.validateCode.includes('wrapper'),
      );
    };
    expect(circular('B')).toEqual(circular('A'));
    expect(circular('Loop')).toEqual(circular('A'));
  });

  it('are the same for examples and for requests where nothing is filled in', () => {
    const validators = new Validators(petContract());
    expect(add(validators, 'Dog', filling)).toBe(add(validators, 'Dog'));
    expect(add(validators, 'Pet', filling)).not.toBe(add(validators, 'Pet'));
  });

  it('leave an example as it is, and fill in what a request leaves out', () => {
    const validators = new Validators(petContract());
    const pet = { id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10', name: 'Tom', note: null };
    const shown = { ...pet };
    expect(validators.get(add(validators, 'Pet'))(shown)).toBe(true);
    expect(shown).toEqual(pet);
    const sent = { ...pet };
    expect(validators.get(add(validators, 'Pet', filling))(sent)).toBe(true);
    expect(sent).toEqual({ ...pet, rank: 1 });
  });

  it('are kept for all who ask about the same components', () => {
    const document = petContract();
    expect(validatorsOf({ ...document, paths: {} })).toBe(validatorsOf(document));
    expect(validatorsOf(petContract())).not.toBe(validatorsOf(document));
  });

  describe('of a property within bounds', () => {
    /** What is wrong with a value of this schema, as `place keyword`. */
    const wrong = (properties: object, value: unknown): string[] => {
      const validators = new Validators(petContract());
      const schema = { type: 'object', properties };
      const judge = validators.get(validators.add({ schema: schema as never, pointer: '' }, filling));
      return judge(value)
        ? []
        : judge.errors!.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
    };

    it('are shared by all properties with the same bounds, whatever their defaults', () => {
      const validators = new Validators(petContract());
      const limit = (value: number) => ({ type: 'integer', minimum: 1, maximum: 200, default: value });
      const judge = validators.add(
        { schema: { type: 'object', properties: { a: limit(50), b: limit(7) } } as never, pointer: '' },
        filling,
      );
      expect(validators.componentsOf([judge])).toEqual([
        expect.stringMatching(/^schema:integer_[0-9a-f]{8}$/),
      ]);
      const value = {};
      expect(validators.get(judge)(value)).toBe(true);
      expect(value).toEqual({ a: 50, b: 7 });
    });

    it('measure no bytes once something else was found', () => {
      const properties = { name: { type: 'string' }, list: { type: 'array', 'x-max-bytes': 5 } };
      expect(wrong(properties, { list: ['longer'] })).toEqual(['/list x-max-bytes']);
      expect(wrong(properties, { name: 1, list: ['longer'] })).toEqual(['/name type']);
    });
  });
});
