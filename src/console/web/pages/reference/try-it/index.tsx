import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useMemo, useState, type FormEvent } from 'react';
import type {
  ReferenceEntry,
  ReferenceIndex,
  ReferenceOperation,
  ReferenceParam,
} from '#generated/reference.types.ts';
import { useSession } from '../../../app/session.tsx';
import { useAsk } from '../../../parts/dialogs.tsx';
import { Inline } from '../../../parts/reference/markdown.tsx';
import type { Schemas } from '../../../parts/reference/shape.ts';
import { exampleCall } from '../samples.ts';
import { Samples } from '../samples.tsx';
import { OutcomeView } from './answer.tsx';
import { BodyEditor } from './body-editor.tsx';
import { keyOf, placeNamed, readEntered, type Entered, type Mistakes, type Ready } from './call.ts';
import { withIds } from './lists.ts';
import { ParamForm } from './param-form.tsx';
import { send } from './send.ts';
import { useKnownIds } from './use-known-ids.ts';
import { mayTry } from '../../../parts/needed.ts';

interface TryItProps {
  readonly index: ReferenceIndex;
  readonly entry: ReferenceEntry;
  readonly operation: ReferenceOperation;
  readonly schemas: Schemas;
}

/** Calls the operation for real, as the person who is signed in. */
export function TryIt({ index, entry, operation, schemas }: TryItProps) {
  const { can, user, agency } = useSession();
  const ids = useKnownIds(index, entry, operation);
  const mayCall = mayTry(entry.permission, can);
  if (!mayCall) {
    return (
      <Alert title="You cannot call this operation">
        It needs <code>{entry.permission}</code>
        {index.permissions[entry.permission] !== undefined && (
          <>
            : <Inline text={index.permissions[entry.permission]!} />
          </>
        )}{' '}
        Ask somebody who manages people in {agency.name}, or call it with a key whose service account has the
        permission.
      </Alert>
    );
  }
  return (
    <Stack gap="lg">
      <Text size="sm">
        {entry.isPending === true ? (
          'This is not available yet. A call checks what you send, changes nothing and then answers 501.'
        ) : (
          <>
            The call is real: it is made by {user.name} in <strong>{agency.name}</strong>
            {operation.effect === 'read' ? ', and changes nothing.' : ', and what it changes is changed.'}
          </>
        )}
      </Text>
      {ids === undefined ? (
        <Skeleton height={160} role="progressbar" aria-label="Loading" />
      ) : (
        <CallForm entry={entry} operation={operation} schemas={schemas} ids={ids} />
      )}
    </Stack>
  );
}

interface CallFormProps extends Omit<TryItProps, 'index'> {
  /** Of records that exist, by name. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

function CallForm({ entry, operation, schemas, ids }: CallFormProps) {
  const { agency } = useSession();
  const ask = useAsk();
  const example = useMemo(
    () => JSON.stringify(withIds(exampleCall(operation).body, ids), null, 2) ?? '',
    [operation, ids],
  );
  const params = useMemo(
    () => operation.params.map((param) => ({ ...param, example: withIds(param.example, ids, param.name) })),
    [operation, ids],
  );
  const [entered, setEntered] = useState<Entered>(() => ({
    params: entry.method === 'DELETE' ? {} : beginning(params, ids),
    body: example,
  }));
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [sent, setSent] = useState<Ready | null>(null);
  const call = useMutation({
    mutationFn: (ready: Ready) => send(operation, ready),
    onSuccess: ({ status, message }) => {
      const place = status === 400 ? placeNamed(message, operation) : undefined;
      if (place !== undefined) setMistakes({ [place]: message });
    },
  });

  const enter = (change: Entered, key: string) => {
    setEntered(change);
    setMistakes(({ [key]: _, ...others }) => others);
  };
  const run = async (ready: Ready) => {
    setSent(ready);
    await call.mutateAsync(ready);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readEntered(operation, schemas, entered);
    if ('mistakes' in read) return setMistakes(read.mistakes);
    setMistakes({});
    if (operation.effect === 'read' || entry.isPending === true) return void run(read);
    ask({
      title: `${entry.summary} in ${agency.name}?`,
      body: (
        <Text size="sm">
          This changes what {agency.name} works with, as{' '}
          <code>
            {entry.method} {entry.path}
          </code>{' '}
          from a program would, and tells whoever listens to its events. The reference says what can be
          undone; nothing is undone by itself.
        </Text>
      ),
      action: 'Send it',
      isDestructive: entry.method === 'DELETE',
      run: () => run(read),
    });
  };

  return (
    <>
      <form onSubmit={submit} noValidate>
        <Stack>
          <ParamForm
            params={params}
            schemas={schemas}
            values={entered.params}
            mistakes={mistakes}
            onChange={(key, value) => enter({ ...entered, params: { ...entered.params, [key]: value } }, key)}
          />
          {operation.body !== undefined && (
            <BodyEditor
              schema={operation.body.schema}
              schemas={schemas}
              value={entered.body}
              example={example}
              mistake={mistakes.body}
              onChange={(body) => enter({ ...entered, body }, 'body')}
            />
          )}
          <Group>
            <Button type="submit" leftSection={<Play size={15} aria-hidden />} loading={call.isPending}>
              {operation.effect === 'read' ? 'Call it' : 'Call it …'}
            </Button>
          </Group>
        </Stack>
      </form>
      {call.data !== undefined && <OutcomeView outcome={call.data} method={entry.method} />}
      {sent !== null && <Samples operation={operation} call={sent.call} />}
    </>
  );
}

/** Records that the path names are filled in; where one is deleted, people choose it. */
const beginning = (
  params: readonly ReferenceParam[],
  ids: ReadonlyMap<string, readonly string[]>,
): Entered['params'] =>
  Object.fromEntries(
    params
      .filter(({ in: place, name }) => place === 'path' && ids.get(name)?.[0] !== undefined)
      .map((param) => [keyOf(param), ids.get(param.name)![0]!]),
  );
