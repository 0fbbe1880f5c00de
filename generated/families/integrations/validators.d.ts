// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listIntegrationCredentials: RequestValidators;
  readonly listIntegrationSubaccounts: RequestValidators;
  readonly getIntegrationEndpointDetails: RequestValidators;
  readonly listIntegrationEndpoints: RequestValidators;
  readonly runIntegrationEndpoint: RequestValidators;
  readonly queryIntegrationResources: RequestValidators;
  readonly listIntegrations: RequestValidators;
  readonly listConnectedIntegrations: RequestValidators;
  readonly listMcpConnections: RequestValidators;
  readonly listMcpConnectionTools: RequestValidators;
};
