import { Badge } from '@mantine/core';

export type Tone = 'good' | 'waiting' | 'bad' | 'quiet' | 'notice';

const colors: Readonly<Record<Tone, string>> = {
  good: 'teal',
  waiting: 'indigo',
  bad: 'red',
  quiet: 'gray',
  notice: 'yellow',
};

/** A state, in a word and a color: the word alone says everything. */
export const State = ({ tone, children }: { readonly tone: Tone; readonly children: string }) => (
  <Badge variant="light" color={colors[tone]} radius="sm" className={`state ${tone}`}>
    {children}
  </Badge>
);
