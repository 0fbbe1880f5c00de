import { expect, it } from 'vitest';
import { withBodiesNamed } from '#src/compiler/emit/named-bodies.ts';

it('a schema that is the body of another operation is named, and all else is shared with the document', () => {
  const document = {
    paths: { '/pets': { post: { operationId: 'createPet', tags: ['pets'] } } },
    components: {
      schemas: {
        PetCreate: { type: 'object', properties: {} },
        Change: {
          type: 'object',
          properties: {
            create: {
              description: 'A pet.',
              $ref: '#/components/schemas/PetCreate',
              'x-body-of': 'createPet',
            },
          },
        },
      },
    },
  };
  const named = withBodiesNamed(document) as typeof document;
  expect(named.components.schemas.Change.properties.create).toEqual({
    type: 'object',
    additionalProperties: true,
    description: 'A pet. The body of `createPet` (pets).',
  });
  expect(named.components.schemas.PetCreate).toBe(document.components.schemas.PetCreate);
  expect(named.paths).toBe(document.paths);
  expect(withBodiesNamed(document)).toBe(named);
});
