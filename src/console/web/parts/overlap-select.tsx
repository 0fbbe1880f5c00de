import { NativeSelect } from '@mantine/core';

const overlaps = [
  { value: '0', label: 'Expires immediately' },
  { value: '1', label: 'Stays valid for an hour' },
  { value: '24', label: 'Stays valid for a day' },
  { value: '168', label: 'Stays valid for a week' },
];

/** How many hours the current secret stays valid beside a new one. */
export const OverlapSelect = ({
  hours,
  onChange,
}: {
  readonly hours: string;
  readonly onChange: (hours: string) => void;
}) => (
  <NativeSelect
    label="The current secret"
    value={hours}
    onChange={(event) => onChange(event.currentTarget.value)}
    data={overlaps}
  />
);
