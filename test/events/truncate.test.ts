import { describe, expect, it } from 'vitest';
import { largestPayloadBytes, truncate } from '#src/platform/events/truncate.ts';

const bytes = (data: object) => Buffer.byteLength(JSON.stringify(data));

describe('truncate', () => {
  it('leaves a payload of up to 256 KiB alone', () => {
    const data = { body: '' };
    data.body = 'x'.repeat(largestPayloadBytes - bytes(data));
    expect(bytes(data)).toBe(largestPayloadBytes);
    expect(truncate(data)).toBe(data);
  });

  it('drops the longest texts, and no more than needed', () => {
    const data = {
      note: { title: 'Kick-off', body: 'x'.repeat(200_000) },
      field_values: { brief: 'y'.repeat(100_000), memo: 'z'.repeat(5_000) },
      items: [],
    };
    const cut = truncate(data);
    expect(cut).toEqual({ ...data, note: { title: 'Kick-off', body: null }, truncated: true });
    expect(data.note.body).toHaveLength(200_000);
  });

  it('measures UTF-8, not characters', () => {
    expect(truncate({ body: '界'.repeat(90_000) })).toEqual({ body: null, truncated: true });
  });

  it('brings many long texts below the limit, also in lists', () => {
    const cut = truncate({ texts: Array.from({ length: 200 }, (_, place) => 'x'.repeat(2_000 + place)) });
    expect(bytes(cut)).toBeLessThanOrEqual(largestPayloadBytes);
    expect(cut.texts.filter((text) => text !== null).length).toBeGreaterThan(100);
  });
});
