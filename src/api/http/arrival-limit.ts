import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Calls `tooLate` when a request with a body has not arrived after `ms`. One that has been answered loses its connection then:
 * what is left of its body would keep it for as long as the sender likes.
 */
export function limitArrival(
  request: IncomingMessage,
  response: ServerResponse,
  ms: number,
  tooLate: (request: IncomingMessage) => void,
): void {
  const { headers } = request;
  const length = headers['content-length'];
  if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) return;
  const timer = setTimeout(() => {
    if (response.writableEnded) request.socket.destroy();
    else tooLate(request);
  }, ms);
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}
