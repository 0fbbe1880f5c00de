// Written by the compiler from the contract; change the contract instead.
import type { EventType } from './events.ts';
import type { Validate } from './operation.ts';

export declare const eventData: Readonly<Record<EventType, Validate>>;
