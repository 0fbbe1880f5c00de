import type { ReferenceIndex } from '#generated/reference.types.ts';
import { blocksOf, type Span } from './markdown.ts';

/** Something that holds for all operations, as a point of the overview. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Where a point begins with its title, the anchor of it. */
export function anchorOf([first]: readonly Span[]): string | undefined {
  if (first?.kind !== 'strong') return undefined;
  return first.text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

export const chaptersOf = ({ description }: ReferenceIndex): Chapter[] =>
  blocksOf(description)
    .flatMap((block) => (block.kind === 'list' ? block.items : []))
    .flatMap((spans) => {
      const id = anchorOf(spans);
      return id === undefined
        ? []
        : [{ id, title: spans[0]!.text, text: spans.map(({ text }) => text).join('') }];
    });
