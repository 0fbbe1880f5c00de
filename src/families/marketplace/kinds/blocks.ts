import { all, idIn, pick, type Content, type References } from './kind.ts';

type Export = (content: Content, refs: References) => Content | undefined;

const plain =
  (...names: readonly string[]): Export =>
  (content) =>
    pick(content, ...names);

/** Files stay with the publisher. */
const dropped: Export = () => undefined;

/** What each type of block takes along. The names of people and files are left out. */
const blocks: Readonly<Record<string, Export>> = {
  text: plain('body_text'),
  heading: plain('text', 'level'),
  checklist: (content) => ({
    ...pick(content, 'title'),
    items: all(content, 'items').map((item) => pick(item, 'text', 'is_required')),
  }),
  image: dropped,
  audio: dropped,
  file: dropped,
  video: (content) =>
    typeof content.url === 'string'
      ? pick(content, 'url', 'title', 'start_seconds', 'duration_seconds', 'transcript', 'is_required')
      : undefined,
  embed: plain('url', 'title', 'height_px'),
  link: plain('url', 'title', 'description'),
  sop: (content, refs) => ({
    ...pick(content, 'note'),
    sop_id: refs.record('sop', content.sop_id as string),
  }),
  callout: plain('style', 'title', 'body_text'),
  quote: plain('body_text'),
  accordion: (content) => ({
    items: all(content, 'items').map((item) => pick(item, 'title', 'body_text')),
  }),
  decision: (content, refs) => ({
    ...pick(content, 'question'),
    options: all(content, 'options').map((option) => {
      const step = idIn(option, 'step_id');
      return {
        ...pick(option, 'label', 'body_text'),
        ...(step !== undefined && { step_id: refs.part(step) }),
      };
    }),
  }),
  code: plain('code', 'language', 'caption'),
  table: plain('column_titles', 'rows', 'caption'),
  divider: plain(),
  quiz: (content) => ({
    ...pick(
      content,
      'title',
      'pass_percent',
      'max_attempts',
      'required_to_pass',
      'is_shuffled',
      'shows_correct_answers',
    ),
    questions: questionsOf(content),
  }),
};

/** The contents of these blocks, without those that are nothing without a file. */
export const blocksOf = (contents: readonly Content[], refs: References): Content[] =>
  contents.flatMap((content) => {
    const type = content.type as string;
    const exported = blocks[type]?.(content, refs);
    return exported === undefined ? [] : [{ type, ...exported }];
  });

/** Questions without their pictures. */
export const questionsOf = (content: Content): Content[] =>
  all(content, 'questions').map((question) =>
    pick(
      question,
      'type',
      'key',
      'prompt',
      'points',
      'explanation',
      'choices',
      'correct_choice_key',
      'correct_choice_keys',
      'is_all_or_nothing',
      'items',
      'pairs',
      'accepted_answers',
      'max_length',
      'max_files',
    ),
  );
