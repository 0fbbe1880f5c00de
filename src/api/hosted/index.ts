export { HostedDoor, type HostedDoorOptions } from './hosted-door.ts';
export type { HostedLimits } from './limits.ts';
