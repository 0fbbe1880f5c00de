import { Button } from '@mantine/core';
import { ListTree } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { ReferenceIndex } from '#generated/reference.types.ts';
import { Method } from '../../parts/reference/method.tsx';
import { SearchField } from './search-field.tsx';

interface FinderProps {
  readonly index: ReferenceIndex;
  readonly family: string | undefined;
  readonly operation: string | undefined;
}

/** All families by their groups, the operations of the open one, and a search over everything. */
export function Finder({ index, family, operation }: FinderProps) {
  const [location] = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [location]);
  const groups = [...new Set(index.families.map(({ group }) => group))];
  return (
    <nav className="finder" aria-label="API reference">
      <a
        className="skip"
        href="#reading"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('reading')?.focus();
        }}
      >
        Skip the list
      </a>
      <SearchField index={index} />
      <Button
        className="browse"
        variant="default"
        fullWidth
        leftSection={<ListTree size={15} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Close the list' : 'All families'}
      </Button>
      <div className={isOpen ? 'families open' : 'families'}>
        <ul>
          <Entry href="/reference" label="Overview" isHere={family === undefined} />
          <Entry href="/reference/changelog" label="Changelog" isHere={family === 'changelog'} />
        </ul>
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul>
              {index.families
                .filter((each) => each.group === group)
                .map(({ name, title }) => (
                  <Entry
                    key={name}
                    href={`/reference/${name}`}
                    label={title}
                    isHere={family === name && operation === undefined}
                  >
                    {family === name && <Operations index={index} family={name} operation={operation} />}
                  </Entry>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

const Entry = ({
  href,
  label,
  isHere,
  children,
}: {
  readonly href: string;
  readonly label: string;
  readonly isHere: boolean;
  readonly children?: ReactNode;
}) => (
  <li>
    <Link href={href} className={isHere ? 'entry here' : 'entry'} aria-current={isHere ? 'page' : undefined}>
      {label}
    </Link>
    {children}
  </li>
);

function Operations({ index, family, operation }: FinderProps & { readonly family: string }) {
  const here = useRef<HTMLUListElement>(null);
  useEffect(() => {
    void here.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [operation]);
  return (
    <ul className="operations" ref={here}>
      {index.operations
        .filter((each) => each.family === family)
        .map(({ id, method, summary }) => (
          <li key={id}>
            <Link
              href={`/reference/${family}/${id}`}
              className={id === operation ? 'entry here' : 'entry'}
              aria-current={id === operation ? 'page' : undefined}
            >
              <Method name={method} />
              {summary}
            </Link>
          </li>
        ))}
    </ul>
  );
}
