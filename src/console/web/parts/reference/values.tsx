import { Button } from '@mantine/core';
import { useState } from 'react';
import { Inline } from './markdown.tsx';
import type { Shape } from './shape.ts';

const maxAtOnce = 8;

/** What a value may be: with a line for each where the contract explains them, else side by side. */
export function Values({ values }: { readonly values: Shape['values'] }) {
  const [isWhole, setWhole] = useState(false);
  if (values.length === 0) return null;
  const isExplained = values.some(({ meaning }) => meaning !== '');
  const shown = isWhole || values.length <= maxAtOnce + 2 ? values : values.slice(0, maxAtOnce);
  const rest = values.length - shown.length;
  return (
    <>
      {isExplained ? (
        <dl className="values">
          {shown.map(({ value, meaning }) => (
            <div key={value}>
              <dt>
                <code>{value}</code>
              </dt>
              <dd>
                <Inline text={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="shape-facts values">
          {shown.map(({ value }) => (
            <code key={value}>{value}</code>
          ))}
        </p>
      )}
      {rest > 0 && (
        <Button size="compact-xs" variant="subtle" onClick={() => setWhole(true)}>
          Show {rest} more
        </Button>
      )}
    </>
  );
}
