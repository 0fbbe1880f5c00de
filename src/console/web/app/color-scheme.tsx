import { ActionIcon, Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { Check, Monitor, Moon, Sun } from 'lucide-react';

const schemes = [
  { key: 'light', label: 'Light', icon: Sun },
  { key: 'dark', label: 'Dark', icon: Moon },
  { key: 'auto', label: 'Same as system', icon: Monitor },
] as const satisfies readonly { key: MantineColorScheme; label: string; icon: typeof Sun }[];

export function ColorSchemeButton() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = schemes.find(({ key }) => key === colorScheme)!.icon;
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Colors">
          <Icon size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {schemes.map(({ key, label, icon: Each }) => (
          <Menu.Item
            key={key}
            leftSection={<Each size={15} aria-hidden />}
            rightSection={key === colorScheme ? <Check size={15} aria-label="chosen" /> : undefined}
            onClick={() => setColorScheme(key)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
