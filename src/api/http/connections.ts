import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionsOptions {
  /** How long a caller may take nothing of an answer that waits for it, in milliseconds. */
  readonly unreadMs: number;
}

/** What a connection is busy with. */
interface Line {
  answering: ServerResponse | undefined;
  /** Requests that came behind it, to be answered one after the other. */
  readonly waiting: (() => void)[];
  /** Bytes that the caller's side has taken, as last seen, and since when. */
  taken: number;
  takenAt: number;
}

/** A caller may send so many requests ahead; further ones stay unread until these have been answered, but for those of the same piece. */
const maxWaiting = 100;
const longestCheckMs = 5_000;
/** What is parsed of a connection at once, in bytes: all requests in it become objects, 2,600 of the shortest in the 64 KiB that arrive at most. */
const pieceBytes = 8 * 1024;
const headEnd = '\r\n\r\n';

/**
 * Answers the requests of each connection one after the other: the next begins when the answer before it has left the process.
 * Node begins them all at once, and keeps all their answers for a caller that reads none. A caller that takes nothing loses its
 * connection after some time.
 */
export class Connections {
  readonly #unreadMs: number;
  readonly #lines = new Map<Socket, Line>();
  #checks: NodeJS.Timeout | undefined;

  constructor({ unreadMs }: ConnectionsOptions) {
    this.#unreadMs = unreadMs;
  }

  /** To be called with each new connection: what it sends is parsed in pieces, so that `take` can stop it in between. */
  admit(socket: Socket): void {
    // Without a listener, Node's parser reads past the stream, as much as there is.
    socket.on('data', () => {});
    const push = socket.push.bind(socket);
    socket.push = (chunk: Buffer | null) => {
      if (chunk === null || chunk.length <= pieceBytes) return push(chunk);
      let hasRoom = true;
      for (let rest = chunk; rest.length > 0;) {
        const end = endOfPiece(rest);
        hasRoom = push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      return hasRoom;
    };
  }

  /** Calls `serve` when it is the request's turn; never, if its connection ends before. */
  take({ socket }: IncomingMessage, response: ServerResponse, serve: () => void): void {
    const line = this.#lines.get(socket) ?? this.#open(socket);
    if (line.answering === undefined) return this.#begin(socket, line, response, serve);
    line.waiting.push(() => this.#begin(socket, line, response, serve));
    if (line.waiting.length === maxWaiting) hold(socket, () => line.waiting.length >= maxWaiting);
  }

  #open(socket: Socket): Line {
    const line: Line = { answering: undefined, waiting: [], taken: 0, takenAt: performance.now() };
    this.#lines.set(socket, line);
    socket.once('close', () => {
      this.#lines.delete(socket);
      line.waiting.length = 0;
      if (this.#lines.size === 0) this.#stopChecks();
    });
    this.#checks ??= setInterval(
      () => this.#endUnread(),
      Math.min(longestCheckMs, this.#unreadMs / 4),
    ).unref();
    return line;
  }

  #stopChecks(): void {
    clearInterval(this.#checks);
    this.#checks = undefined;
  }

  #begin(socket: Socket, line: Line, response: ServerResponse, serve: () => void): void {
    line.answering = response;
    // Comes when the system has taken the last byte.
    response.once('close', () => {
      line.answering = undefined;
      // Of a connection that ends with this answer, the rest is never answered.
      if (socket.destroyed || socket.writableEnded) line.waiting.length = 0;
      else this.#next(socket, line);
    });
    serve();
  }

  #next(socket: Socket, line: Line): void {
    const begin = line.waiting.shift();
    if (begin === undefined) return;
    if (line.waiting.length === maxWaiting - 1) socket.resume();
    begin();
  }

  #endUnread(): void {
    const now = performance.now();
    for (const [socket, line] of this.#lines) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== line.taken) {
        line.taken = taken;
        line.takenAt = now;
      } else if (now - line.takenAt >= this.#unreadMs) socket.destroy();
    }
  }
}

/** A piece ends with the head of a request, if one ends in it. Bodies, and heads that are too large, stay whole. */
function endOfPiece(chunk: Buffer): number {
  if (chunk.length <= pieceBytes) return chunk.length;
  const last = chunk.subarray(0, pieceBytes).lastIndexOf(headEnd);
  if (last !== -1) return last + headEnd.length;
  const next = chunk.indexOf(headEnd, pieceBytes - headEnd.length);
  return next === -1 ? chunk.length : next + headEnd.length;
}

/** Reads nothing more as long as `isFull`, whoever asks: Node resumes a socket with each request that is over. */
function hold(socket: Socket, isFull: () => boolean): void {
  if (!Object.hasOwn(socket, 'resume')) {
    const resume = socket.resume.bind(socket);
    socket.resume = () => (isFull() ? socket : resume());
  }
  socket.pause();
}
