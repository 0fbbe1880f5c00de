// MCP servers outside that an agency has connected: consent, tokens, tools and calls of them.
export { type OAuthClient } from './authorization-server.ts';
export {
  claimCheck,
  findMcpConnection,
  findMcpTool,
  storeAccess,
  storeCheck,
  storeConsent,
  storeTools,
  type Checked,
  type McpConnectionRow,
  type McpTool,
} from './connections.queries.ts';
export { beginMcpConsent, consentPurpose, findMcpConsent, isMcpState, redeemMcpConsent } from './consent.ts';
export { McpServers, accessOf, accessPurpose, expiryOf, type ToolResult } from './servers.ts';
export { ServerFault } from './session.ts';
