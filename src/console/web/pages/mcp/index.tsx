import './mcp.css';
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'wouter';
import { Page } from '../../parts/page.tsx';
import { ApplicationList } from './application-list.tsx';
import { Connect } from './connect.tsx';
import { ConversationList } from './conversation-list.tsx';

const tabs = { connect: 'Connect', applications: 'Applications', conversations: 'Conversations' } as const;
const isTab = (text: string): text is keyof typeof tabs => text in tabs;

export default function McpPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab') ?? '';
  return (
    <Page
      title="MCP and OAuth"
      lead="AI hosts such as Claude, ChatGPT and Cursor work with your data over MCP: as the member who lets them in, and never with more than that member may do."
    >
      <Tabs
        value={isTab(asked) ? asked : 'connect'}
        onChange={(value) => setParams(value === 'connect' || value === null ? {} : { tab: value })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {Object.entries(tabs).map(([value, label]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="connect">
          <Connect />
        </Tabs.Panel>
        <Tabs.Panel value="applications">
          <ApplicationList />
        </Tabs.Panel>
        <Tabs.Panel value="conversations">
          <ConversationList />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
