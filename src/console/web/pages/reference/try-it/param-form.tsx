import { Button, Fieldset, MultiSelect, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReferenceParam } from '#generated/reference.types.ts';
import { Inline } from '../../../parts/reference/markdown.tsx';
import { plain, shapeOf, type Schemas } from '../../../parts/reference/shape.ts';
import { keyOf, type Mistakes } from './call.ts';

interface ParamFormProps {
  readonly params: readonly ReferenceParam[];
  readonly schemas: Schemas;
  readonly values: Readonly<Record<string, string>>;
  readonly mistakes: Mistakes;
  readonly onChange: (key: string, value: string) => void;
}

/** A field for each parameter: those that have to be there, and the others when they are asked for. */
export function ParamForm({ params, schemas, values, mistakes, onChange }: ParamFormProps) {
  const [isWhole, setWhole] = useState(false);
  const needed = params.filter(({ isRequired }) => isRequired);
  const others = params.filter(({ isRequired }) => !isRequired);
  const isShown = isWhole || others.some((param) => mistakes[keyOf(param)] !== undefined);
  const field = (param: ReferenceParam) => (
    <ParamField
      key={keyOf(param)}
      param={param}
      schemas={schemas}
      value={values[keyOf(param)] ?? ''}
      mistake={mistakes[keyOf(param)]}
      onChange={(value) => onChange(keyOf(param), value)}
    />
  );
  return (
    <Stack>
      {needed.map(field)}
      {others.length > 0 && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isShown}
            onClick={() => setWhole(!isShown)}
          >
            {isShown ? 'Hide optional parameters' : `Show ${others.length} optional parameters`}
          </Button>
        </div>
      )}
      {isShown && (
        <Fieldset variant="unstyled" legend={<span className="sr">Optional parameters</span>}>
          <Stack>{others.map(field)}</Stack>
        </Fieldset>
      )}
    </Stack>
  );
}

interface ParamFieldProps {
  readonly param: ReferenceParam;
  readonly schemas: Schemas;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly onChange: (value: string) => void;
}

function ParamField({ param, schemas, value, mistake, onChange }: ParamFieldProps) {
  const { name, in: place, description, isRequired, schema, example, isJson } = param;
  const { keywords } = plain(schema, schemas);
  const isList = keywords.items !== undefined && isJson !== true;
  const choices = isJson === true ? [] : choicesOf(param, schemas);
  const common = {
    label: (
      <span className="mono">
        {name}
        {place === 'header' && ' (header)'}
      </span>
    ),
    description: <Inline text={description} />,
    withAsterisk: isRequired,
    error: mistake,
  };
  const text = typeof example === 'object' ? JSON.stringify(example) : String(example ?? '');
  if (choices.length > 0 && isList)
    return (
      <MultiSelect
        {...common}
        searchable
        clearable
        data={choices}
        value={value === '' ? [] : value.split('\n')}
        onChange={(chosen) => onChange(chosen.join('\n'))}
      />
    );
  if (choices.length > 0)
    return (
      <NativeSelect
        {...common}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={[{ value: '', label: isRequired ? 'Choose one' : 'Not sent' }, ...choices]}
      />
    );
  if (isList || isJson === true)
    return (
      <Textarea
        {...common}
        className="json"
        rows={2}
        placeholder={isList ? 'One per line' : text}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...common}
      className="json"
      placeholder={text === '' ? undefined : `Such as ${text}`}
      value={value}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function choicesOf({ schema }: ReferenceParam, schemas: Schemas): string[] {
  const { values, type } = shapeOf(schema, schemas);
  return type === 'true or false' ? ['true', 'false'] : values.map(({ value }) => value);
}
