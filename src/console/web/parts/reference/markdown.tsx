import { Anchor, Code, Text, Title, type TitleOrder } from '@mantine/core';
import { Fragment } from 'react';
import { CodeBlock } from '../copy.tsx';
import { anchorOf } from './chapters.ts';
import { blocksOf, spansOf, type Block, type Span } from './markdown.ts';

/** A text of the contract. */
export const Markdown = ({ text, size = 'md' }: { readonly text: string; readonly size?: 'sm' | 'md' }) => (
  <div className={`markdown ${size}`}>
    {blocksOf(text).map((block, index) => (
      <Fragment key={index}>{blockOf(block, size)}</Fragment>
    ))}
  </div>
);

/** The same within a line. */
export const Inline = ({ text }: { readonly text: string }) => <>{spansOf(text).map(spanOf)}</>;

function blockOf(block: Block, size: 'sm' | 'md') {
  if (block.kind === 'code') return <CodeBlock text={block.text} label="the code" />;
  if (block.kind === 'heading')
    return <Title order={Math.min(6, block.level + 1) as TitleOrder}>{block.spans.map(spanOf)}</Title>;
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, index) => (
          <li key={index} id={anchorOf(item)}>
            {item.map(spanOf)}
          </li>
        ))}
      </ul>
    );
  return <Text size={size}>{block.spans.map(spanOf)}</Text>;
}

function spanOf({ kind, text, href }: Span, index: number) {
  if (kind === 'code') return <Code key={index}>{text}</Code>;
  if (kind === 'strong') return <strong key={index}>{text}</strong>;
  return kind === 'link' ? (
    <Anchor key={index} href={href}>
      {text}
    </Anchor>
  ) : (
    text
  );
}
