import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { cxmlPath } from '../punchout/serve-cxml.ts';
import { ociPath } from '../punchout/serve-oci.ts';
import { identityApp } from './identity-steps.ts';

const mall = identityApp();
const large = Buffer.alloc(10 * 1024 * 1024, 'a');

type Answer = { status: number; type: string; text: string };

/** As a client does that writes all it has before it reads. */
const post = (path: string, type: string, body: Buffer, chunked: boolean): Promise<Answer> =>
  new Promise((done, failed) => {
    const { hostname, port, host } = new URL(mall.house.config.siteUrl);
    const socket = connect(Number(port), hostname);
    const pieces: Buffer[] = [];
    socket.on('error', failed);
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(pieces).toString('utf8').split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
      done({ status, type: /^content-type: (.*)$/im.exec(head)?.[1] ?? '', text: rest.join('') });
    });
    const length = chunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`;
    socket.write(`POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${type}\r\n${length}\r\nconnection: close\r\n\r\n`);
    if (chunked) socket.write(`${body.length.toString(16)}\r\n`);
    socket.write(body);
    socket.write(chunked ? '\r\n0\r\n\r\n' : '', (fault) => {
      if (!fault) socket.on('data', (piece) => pieces.push(piece));
    });
  });

const doors = [
  ['/open/v1/prices', 'application/json', 'json', 'kernel.too_large', 413],
  [ociPath, 'application/x-www-form-urlencoded', 'html', '提交的内容过大', 413],
  [cxmlPath, 'text/xml', 'xml', '413', 200],
] as const;
const ways = doors.flatMap((door) => [false, true].map((chunked) => [...door, chunked] as const));

test.each(ways)('10 MB to %s as %s are answered as its caller reads it', async (path, type, answersAs, says, status, chunked) => {
  for (let time = 0; time < 3; time += 1) {
    const answer = await post(path, type, large, chunked);
    expect([answer.status, answer.type]).toEqual([status, expect.stringContaining(answersAs)]);
    expect(answer.text).toContain(says);
  }
});

test('what never comes to an end is not read for ever', async () => {
  const endless = Buffer.alloc(40 * 1024 * 1024, 'a');
  const answer = await post(ociPath, 'application/x-www-form-urlencoded', endless, false).catch(
    (error: NodeJS.ErrnoException) => error.code,
  );
  expect(['EPIPE', 'ECONNRESET', 413]).toContain(typeof answer === 'object' ? answer.status : answer);
});

test('another kind of body than a form is answered with the page, too', async () => {
  const answer = await post(ociPath, 'application/json', Buffer.from('{}'), false);
  expect([answer.status, answer.type]).toEqual([400, expect.stringContaining('html')]);
});
