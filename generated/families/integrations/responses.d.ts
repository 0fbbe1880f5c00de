// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listIntegrationCredentials: Readonly<Record<string, Validate>>;
  readonly listIntegrationSubaccounts: Readonly<Record<string, Validate>>;
  readonly getIntegrationEndpointDetails: Readonly<Record<string, Validate>>;
  readonly listIntegrationEndpoints: Readonly<Record<string, Validate>>;
  readonly runIntegrationEndpoint: Readonly<Record<string, Validate>>;
  readonly queryIntegrationResources: Readonly<Record<string, Validate>>;
  readonly listIntegrations: Readonly<Record<string, Validate>>;
  readonly listConnectedIntegrations: Readonly<Record<string, Validate>>;
  readonly listMcpConnections: Readonly<Record<string, Validate>>;
  readonly listMcpConnectionTools: Readonly<Record<string, Validate>>;
};
