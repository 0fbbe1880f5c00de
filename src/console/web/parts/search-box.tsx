import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';

/** Searches while one types, a moment after the last letter. */
export function SearchBox({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const later = useDebouncedCallback(onChange, 250);
  const set = (next: string) => {
    setTyped(next);
    later(next);
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={200}
      className="search"
      leftSection={<Search size={15} aria-hidden />}
      rightSection={
        typed !== '' && <CloseButton size="sm" aria-label="Clear the search" onClick={() => set('')} />
      }
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
