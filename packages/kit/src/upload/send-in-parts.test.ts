import { CallError } from '@mall/client/call-error.ts';
import { partBytes } from '@mall/contract/content/upload.rules.ts';
import { expect, it } from 'vitest';
import { sendInParts } from './send-in-parts.ts';

const size = partBytes * 2 + 5;
const file = new File([new Uint8Array(size)], '图纸.zip', { lastModified: 7 });
const noSignal = new AbortController().signal;

/** A server that has taken so much, and a road that breaks when told to. */
const roadTo = (breaks: (nth: number) => unknown) => {
  const sent: number[] = [];
  let [received, nth] = [0, 0];
  return {
    sent,
    begin: async () => ({ key: 'k', offset: received }),
    part: async ({ offset, bytes }: { offset: number; bytes: Blob }) => {
      nth += 1;
      sent.push(offset);
      const fault = breaks(nth);
      if (fault) throw fault;
      expect(offset).toBe(received);
      received += bytes.size;
      return { offset: received, file: received === size ? { url: '/uploads/k' } : null };
    },
    wait: async () => {},
  };
};
const options = { signal: noSignal, onProgress: () => {} };

it('goes on where it broke off, and sends nothing twice that has arrived', async () => {
  const road = roadTo((nth) => nth === 2 && new TypeError('network failure'));
  expect(await sendInParts(file, options, road)).toBe('/uploads/k');
  expect(road.sent).toEqual([0, partBytes, partBytes, partBytes * 2]);
});

it('tells how far the whole is', async () => {
  const told: number[] = [];
  await sendInParts(
    file,
    { signal: noSignal, onProgress: (percent) => told.push(percent) },
    roadTo(() => false),
  );
  expect(told).toEqual([0, 50, 100]);
});

it('gives up at once when it is refused, and after some breaks in a row', async () => {
  const refused = new CallError({ kind: 'refused', code: 400, msg: '格式不对', errorCode: 'content.upload_type' });
  const first = roadTo(() => refused);
  await expect(sendInParts(file, options, first)).rejects.toBe(refused);
  expect(first.sent).toHaveLength(1);
  const broken = roadTo(() => new TypeError('network failure'));
  await expect(sendInParts(file, options, broken)).rejects.toThrow('network failure');
  expect(broken.sent).toHaveLength(6);
});
