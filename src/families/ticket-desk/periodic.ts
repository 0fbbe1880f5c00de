// What a worker does for mail domains; it is loaded by processes that work.
export { checkDomainByItself } from './mail-domains/check.ts';
export { domainChecks } from './mail-domains/check-timer.ts';
