import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The accent of the sign-in pages, from tint to shade. */
const indigo: MantineColorsTuple = [
  '#eef2ff',
  '#dbe3fd',
  '#b9c7f7',
  '#94a9f1',
  '#7590ec',
  '#5773e0',
  '#3a59d4',
  '#2348c7',
  '#1b399f',
  '#152c7c',
];

export const theme = createTheme({
  colors: { indigo },
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.34,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: { h1: { fontSize: '1.625rem' }, h2: { fontSize: '1.1875rem' }, h3: { fontSize: '1rem' } },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
  },
});
