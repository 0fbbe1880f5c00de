import { Text } from '@mantine/core';
import { SecretOnce } from '../../parts/secret-once.tsx';

/** Recovery codes, which are not shown again. */
export const RecoveryCodesOnce = ({
  codes,
  close,
}: {
  readonly codes: readonly string[];
  readonly close: () => void;
}) => (
  <SecretOnce
    title="Your recovery codes"
    secret={codes.join('\n')}
    note="They are shown only once; we store only their hashes."
    close={close}
  >
    <Text span>
      Each signs you in once, in place of a code of the app. Keep them where your phone is not.
    </Text>
  </SecretOnce>
);
