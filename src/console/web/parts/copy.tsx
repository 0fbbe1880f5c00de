import { ActionIcon, CopyButton, Group, Tooltip } from '@mantine/core';
import { Check, Copy } from 'lucide-react';

/** A text to be copied, such as a secret or an address. */
export const CopyText = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <Group gap="xs" wrap="nowrap" align="center" className="copy">
    <code>{value}</code>
    <CopyButton value={value} timeout={2000}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? 'Copied' : 'Copy'}>
          <ActionIcon
            variant="default"
            size="lg"
            onClick={copy}
            aria-label={copied ? 'Copied' : `Copy ${label}`}
          >
            {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  </Group>
);

/** Something of several lines, such as a command or a payload. */
export const CodeBlock = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <div className="block">
    {/* Scrolled with the keyboard too. */}
    <pre tabIndex={0} aria-label={label}>
      <code>{text}</code>
    </pre>
    <CopyButton value={text} timeout={2000}>
      {({ copied, copy }) => (
        <ActionIcon
          variant="default"
          size="md"
          onClick={copy}
          aria-label={copied ? 'Copied' : `Copy ${label}`}
        >
          {copied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
        </ActionIcon>
      )}
    </CopyButton>
  </div>
);
