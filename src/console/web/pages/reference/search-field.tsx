import '@mantine/core/styles/Kbd.css';
import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { Search as SearchIcon } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import type { ReferenceIndex } from '#generated/reference.types.ts';
import { useReferenceKeywords } from '../../parts/reference/data.ts';
import { Method, Pending } from '../../parts/reference/method.tsx';
import { showAnchor } from './anchor.ts';
import { Search, type Hit } from './search.ts';

const kinds = { operation: '', event: 'EVENT', family: 'FAMILY', chapter: 'RULE' } as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Searches operations, events and families with each letter; `/` comes here, arrows choose, Enter goes. */
export function SearchField({ index }: { readonly index: ReferenceIndex }) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(0);
  const [, go] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const { data: keywords } = useReferenceKeywords(isWanted);
  const search = useMemo(
    () => (isWanted ? new Search(index, keywords) : undefined),
    [index, keywords, isWanted],
  );
  const query = useDeferredValue(typed);
  const { hits, total } = useMemo(() => search?.find(query) ?? { hits: [], total: 0 }, [search, query]);

  useEffect(() => {
    const come = (event: globalThis.KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector('[role=dialog]') !== null
      )
        return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', come);
    return () => document.removeEventListener('keydown', come);
  }, []);

  const isShown = isOpen && query.trim() !== '';
  const choose = (hit: Hit) => {
    setOpen(false);
    go(hit.href);
    // Of the overview, which is there already or comes with the next rendering, and takes care of itself then.
    showAnchor();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + hits.length) % hits.length);
    } else if (event.key === 'Enter' && isShown && hits[active] !== undefined) {
      event.preventDefault();
      choose(hits[active]);
    } else if (event.key === 'Escape') {
      setOpen(false);
      if (!isShown) setTyped('');
    }
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    setOpen(true);
  };

  return (
    <div
      className="finding"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <TextInput
        ref={field}
        type="search"
        aria-label="Search the reference"
        placeholder="Search everything"
        value={typed}
        maxLength={200}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isShown && hits[active] !== undefined ? `${list}-${active}` : undefined}
        autoComplete="off"
        leftSection={<SearchIcon size={15} aria-hidden />}
        rightSection={
          typed === '' ? (
            <Kbd size="xs" aria-hidden>
              /
            </Kbd>
          ) : (
            <CloseButton size="sm" aria-label="Clear the search" onClick={() => type('')} />
          )
        }
        onFocus={() => {
          setWanted(true);
          setOpen(true);
        }}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      <p className="sr" role="status">
        {isShown ? `${total} found` : ''}
      </p>
      <div
        id={list}
        role="listbox"
        aria-label="Found"
        className="found"
        hidden={!isShown || hits.length === 0}
      >
        {isShown &&
          hits.map((hit, place) => (
            <Option
              key={hit.key}
              id={`${list}-${place}`}
              hit={hit}
              isActive={place === active}
              choose={() => choose(hit)}
            />
          ))}
      </div>
      {isShown && hits.length === 0 && (
        <p className="nothing">No results. Search for a task, such as “merge tickets”.</p>
      )}
      {isShown && total > hits.length && (
        <p className="nothing">
          The first {hits.length} of {total}. Add words to narrow the search.
        </p>
      )}
    </div>
  );
}

function Option({
  id,
  hit,
  isActive,
  choose,
}: {
  readonly id: string;
  readonly hit: Hit;
  readonly isActive: boolean;
  readonly choose: () => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The keys are those of the field, which keeps the focus.
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className={isActive ? 'hit active' : 'hit'}
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      <span className="title">{hit.title}</span>
      <span className="detail">
        {hit.method !== undefined ? (
          <Method name={hit.method} />
        ) : (
          <span className="method">{kinds[hit.kind]}</span>
        )}
        <code>{hit.kind === 'family' || hit.kind === 'chapter' ? '' : hit.detail}</code>
      </span>
      {hit.isPending && <Pending />}
    </div>
  );
}
