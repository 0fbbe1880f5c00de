// What happens now, for those who look at it: changes of records, chat messages and notifications as streams, one for each page or
// program that listens (console operation `streamChanges`). Across processes by `platform/changes`; what somebody sees by
// `domain/visibility`.
export { TicketPresence } from './ticket-presence.ts';
export { LiveStreams, type LiveStreamOptions, type StreamRequest } from './live-streams.ts';
