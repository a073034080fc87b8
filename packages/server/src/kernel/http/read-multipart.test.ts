import { describe, expect, it } from 'vitest';
import { boundaryOf, readMultipart } from './read-multipart.ts';

const type = 'multipart/form-data; boundary=XX';
const part = (head: string, body: string) => `--XX\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const end = '--XX--\r\n';

/** The bytes in pieces of `size`, so that every mark is cut somewhere. */
const pieces = async function* (text: string | Buffer, size = 7) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};
const all = async (chunks: AsyncIterable<Buffer>) => {
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(Buffer.from(chunk));
  return Buffer.concat(read);
};
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'read',
    (error: { code: string }) => error.code,
  );

const broken = async function* () {
  yield Buffer.from('--XX\r\n');
  throw new Error('ECONNRESET');
};

describe('a multipart body', () => {
  it.each([1, 2, 3, 5, 11, 64, 5000])('is read whole however it is cut (pieces of %i)', async (size) => {
    const content = Buffer.from('\r\n--X\r\n--\r\n-binary\u0000\r\n\r\n--XY'.repeat(20));
    const body = Buffer.concat([
      Buffer.from(part('name="magicaValue"', 'abc') + part('name="说明"', '第一行\r\n第二行')),
      Buffer.from('--XX\r\nContent-Disposition: form-data; name="file"; filename="图 \\"1\\".png"\r\nContent-Type: image/png\r\n\r\n'),
      content,
      Buffer.from(`\r\n${end}`),
    ]);
    const { fields, file } = await readMultipart(type, pieces(body, size));
    expect(fields).toEqual({ magicaValue: 'abc', 说明: '第一行\r\n第二行' });
    expect(file?.name).toBe('图 "1".png');
    expect((await all(file?.chunks as AsyncIterable<Buffer>)).equals(content)).toBe(true);
  });

  it('may have no file, or an empty one', async () => {
    expect((await readMultipart(type, pieces(part('name="a"', '1') + end))).file).toBeUndefined();
    const { file } = await readMultipart(type, pieces(part('name="f"; filename="a.png"', '') + end));
    expect((await all(file?.chunks as AsyncIterable<Buffer>)).length).toBe(0);
  });

  it('is handed on before the file has come', async () => {
    let asked = 0;
    const slow = async function* () {
      yield Buffer.from(`${part('name="magicaValue"', 'abc')}--XX\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n`);
      for (;;) {
        asked += 1;
        yield Buffer.alloc(1024);
      }
    };
    expect((await readMultipart(type, slow())).fields).toEqual({ magicaValue: 'abc' });
    expect(asked).toBe(0);
  });

  it.each([
    ['cut off in the file', `${part('name="f"; filename="a"', 'half').slice(0, -4)}`],
    ['with something behind the file', part('name="f"; filename="a"', 'x') + part('name="b"', '1') + end],
    ['with a field twice', part('name="a"', '1') + part('name="a"', '2') + end],
    ['with an endless head', `--XX\r\nContent-Disposition: form-data; name="${'a'.repeat(9000)}"\r\n\r\n1\r\n${end}`],
    ['with an endless field', part('name="a"', 'x'.repeat(9000)) + end],
    ['with too many fields', Array.from({ length: 30 }, (_, at) => part(`name="a${at}"`, '1')).join('') + end],
    ['without a name', part('filename="a"', 'x') + end],
    ['that begins with something else', `junk${part('name="a"', '1')}${end}`],
    ['that is empty', ''],
  ])('%s is refused', async (_, body) => {
    const read = async () => {
      const { file } = await readMultipart(type, pieces(body));
      if (file) await all(file.chunks);
    };
    expect(await failure(read())).toBe('kernel.malformed');
  });

  it('needs a boundary', async () => {
    expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b');
    expect(await failure(readMultipart('multipart/form-data', pieces('')))).toBe('kernel.malformed');
  });

  it('takes a broken connection as a body that is not whole', async () => {
    expect(await failure(readMultipart(type, broken()))).toBe('kernel.malformed');
  });
});
