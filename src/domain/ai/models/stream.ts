import { createParser } from 'eventsource-parser';
import { ModelFault, type ModelPatience } from './model.ts';

export interface StreamRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

const maxAnswerBytes = 4_000_000;
const maxRefusalLength = 300;
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);

/**
 * Posts a request and hands each message of the stream that answers it to `onMessage`, as parsed JSON. Rejects with `ModelFault` when the
 * provider refuses, is silent for too long, takes too long altogether or sends too much.
 */
export async function streamMessages(
  { address, headers, body }: StreamRequest,
  { silenceMs, totalMs, signal }: ModelPatience,
  onMessage: (message: unknown) => void,
): Promise<void> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  const late = AbortSignal.timeout(totalMs);
  const signals = [silence.signal, late, ...(signal === undefined ? [] : [signal])];
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.any(signals),
    });
    if (!response.ok) throw await refusal(response);
    const parser = createParser({ onEvent: ({ data }) => data !== '[DONE]' && onMessage(JSON.parse(data)) });
    const decoder = new TextDecoder();
    let bytes = 0;
    for await (const chunk of response.body!) {
      timer.refresh();
      bytes += chunk.length;
      if (bytes > maxAnswerBytes) throw new ModelFault('The response of the model is too long.');
      parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
    }
  } catch (error) {
    if (error instanceof ModelFault) throw error;
    if (silence.signal.aborted)
      throw new ModelFault(`The model was silent for ${silenceMs} ms.`, { isPassing: true, by: 'timeout' });
    if (late.aborted) throw new ModelFault(`The model took more than ${totalMs} ms.`, { by: 'timeout' });
    if (signal?.aborted) throw new ModelFault('Nobody waits for the answer any more.', { cause: error });
    throw new ModelFault(`The model could not be reached: ${String(error)}`, {
      isPassing: true,
      by: 'unavailable',
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}

async function refusal(response: Response): Promise<ModelFault> {
  const text = (await response.text()).slice(0, maxRefusalLength);
  const wait = Number(response.headers.get('retry-after'));
  const isPassing = passing.has(response.status);
  return new ModelFault(`The model responded with ${response.status}: ${text}`, {
    isPassing,
    by: isPassing ? 'unavailable' : 'refused',
    retryAfterMs: Number.isFinite(wait) && wait > 0 ? wait * 1000 : null,
  });
}
