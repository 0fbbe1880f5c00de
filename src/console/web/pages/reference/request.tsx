import { Tabs } from '@mantine/core';
import type { ReferenceBody, ReferenceParam } from '#generated/reference.types.ts';
import { CodeBlock } from '../../parts/copy.tsx';
import { Section } from '../../parts/page.tsx';
import type { Schemas } from '../../parts/reference/shape.ts';
import { FieldRow, SchemaTree } from '../../parts/reference/tree.tsx';

const places = { path: 'In the path', query: 'In the query', header: 'Headers' } as const;

/** What is sent beside the body, by where it is sent. */
export function Parameters({
  params,
  schemas,
}: {
  readonly params: readonly ReferenceParam[];
  readonly schemas: Schemas;
}) {
  if (params.length === 0) return null;
  return (
    <Section title="Parameters">
      {Object.entries(places).map(([place, title]) => {
        const here = params.filter((param) => param.in === place);
        if (here.length === 0) return null;
        return (
          <div key={place} className="tree named">
            <h3>{title}</h3>
            <ul>
              {here.map(({ name, isRequired, isJson, description, schema, example }) => (
                <FieldRow
                  key={name}
                  name={name}
                  schema={schema}
                  isRequired={isRequired}
                  schemas={schemas}
                  place={`${place}.${name}`}
                  example={example}
                  description={isJson === true ? `${description} Sent as one JSON text.` : description}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </Section>
  );
}

export const Body = ({ body, schemas }: { readonly body: ReferenceBody; readonly schemas: Schemas }) => (
  <Section title="Body" lead={body.isRequired ? 'JSON, required.' : 'JSON, optional.'}>
    <FieldsAndExample place="body" schema={body.schema} schemas={schemas} example={body.example} />
  </Section>
);

interface FieldsAndExampleProps {
  readonly place: string;
  readonly schema: ReferenceBody['schema'];
  readonly schemas: Schemas;
  readonly example: unknown;
  readonly open?: readonly string[];
  readonly isRead?: boolean;
}

/** A body as a tree of its fields, and as an example. */
export const FieldsAndExample = ({
  place,
  schema,
  schemas,
  example,
  open,
  isRead,
}: FieldsAndExampleProps) => (
  <Tabs defaultValue="fields" variant="pills" keepMounted={false} className="small">
    <Tabs.List mb="sm">
      <Tabs.Tab value="fields">Fields</Tabs.Tab>
      {example !== undefined && <Tabs.Tab value="example">Example</Tabs.Tab>}
    </Tabs.List>
    <Tabs.Panel value="fields">
      <SchemaTree schema={schema} schemas={schemas} place={place} open={open} isRead={isRead} />
    </Tabs.Panel>
    <Tabs.Panel value="example">
      <CodeBlock text={JSON.stringify(example, null, 2)} label="the example" />
    </Tabs.Panel>
  </Tabs>
);
