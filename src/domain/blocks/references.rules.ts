import type { BlockContent } from '#generated/types.gen.ts';

/** Something that a block names by its id. */
export interface BlockReference {
  readonly kind: 'file' | 'sop' | 'step';
  readonly id: string;
  /** Its property, such as `options[1].step_id`. */
  readonly property: string;
}

/** Everything that a complete block names. */
export function referencesOf(content: BlockContent): BlockReference[] {
  const named = (
    kind: BlockReference['kind'],
    property: string,
    id: string | null | undefined,
  ): BlockReference[] => (id == null ? [] : [{ kind, id, property }]);
  switch (content.type) {
    case 'image':
    case 'audio':
    case 'file':
      return named('file', 'file_id', content.file_id);
    case 'video':
      return [
        ...named('file', 'file_id', content.file_id),
        ...named('file', 'captions_file_id', content.captions_file_id),
      ];
    case 'sop':
      return named('sop', 'sop_id', content.sop_id);
    case 'decision':
      return content.options.flatMap(({ step_id: id }, index) =>
        named('step', `options[${index}].step_id`, id),
      );
    default:
      return [];
  }
}

/** Ids of one kind that these blocks name, each once, in their order. */
export const idsIn = (contents: readonly BlockContent[], kind: BlockReference['kind']): string[] => [
  ...new Set(
    contents.flatMap((content) =>
      referencesOf(content).flatMap((each) => (each.kind === kind ? [each.id] : [])),
    ),
  ),
];

/** The block with other steps behind the answers of its decision: null is the following step. */
export function withSteps(content: BlockContent, stepOf: (id: string) => string | null): BlockContent {
  if (content.type !== 'decision') return content;
  return {
    ...content,
    options: content.options.map((option) => ({
      ...option,
      step_id: option.step_id == null ? null : stepOf(option.step_id),
    })),
  };
}
