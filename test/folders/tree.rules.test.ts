import { describe, expect, it } from 'vitest';
import {
  childrenOf,
  deepestLevel,
  orderWith,
  requireDepth,
  requireFreeName,
  requireOutside,
  type TreeNode,
} from '#src/domain/folders/tree.rules.ts';

const node = (id: string, parent_id: string | null, position = 0): TreeNode => ({
  id,
  parent_id,
  name: id.toUpperCase(),
  position,
});

// a > b > c, a > d, e
const tree = [node('a', null, 0), node('b', 'a', 0), node('c', 'b'), node('d', 'a', 1), node('e', null, 1)];
const chain = (length: number) =>
  Array.from({ length }, (_, at) => node(`n${at + 1}`, at === 0 ? null : `n${at}`));

describe('the order of siblings', () => {
  it('follows their position', () => {
    expect(childrenOf(tree, 'a').map((child) => child.id)).toEqual(['b', 'd']);
    expect(childrenOf([node('y', null, 1), node('x', null, 0)], null).map((child) => child.id)).toEqual([
      'x',
      'y',
    ]);
  });

  it.each([
    [0, ['e', 'a']],
    [1, ['a', 'e']],
    [undefined, ['a', 'e']],
    [99, ['a', 'e']],
  ])('with one at %s', (position, order) => {
    expect(orderWith(tree, null, 'e', position)).toEqual(order);
  });

  it('makes room for one from elsewhere', () => {
    expect(orderWith(tree, 'a', 'e', 1)).toEqual(['b', 'e', 'd']);
  });
});

describe('a folder', () => {
  it.each(['a', 'b', 'c', 'd'])('does not move into itself or below itself (%s)', (target) => {
    expect(() => requireOutside(tree, 'a', target)).toThrow(/cannot move/);
  });

  it.each(['a', 'd', 'e', null])('moves beside or above itself (%s)', (target) => {
    expect(() => requireOutside(tree, 'b', target)).not.toThrow();
  });

  it('shares no name with a sibling, without regard to case', () => {
    expect(() => requireFreeName(tree, 'a', 'b')).toThrow('A folder named "B" already exists there');
    expect(() => requireFreeName(tree, 'a', 'b', 'b')).not.toThrow();
    expect(() => requireFreeName(tree, null, 'b')).not.toThrow();
  });
});

describe('the depth of the tree', () => {
  it('ends at the deepest level', () => {
    expect(() => requireDepth(chain(deepestLevel - 1), `n${deepestLevel - 1}`)).not.toThrow();
    expect(() => requireDepth(chain(deepestLevel), `n${deepestLevel}`)).toThrow('up to 10 levels');
  });

  it('counts what a moved folder holds', () => {
    const both = [...chain(8), ...tree];
    expect(() => requireDepth(both, 'n8', ['d'])).not.toThrow();
    expect(() => requireDepth(both, 'n8', ['b'])).not.toThrow();
    expect(() => requireDepth(both, 'n8', ['a'])).toThrow('this would make 11');
  });
});
