import type { FileHandle } from 'node:fs/promises';
import { type Sealer, sealedMore } from '../kernel/sealer.ts';

/** Sealed bytes lie in blocks of so many, each sealed by itself and bound to its place: any part is written and read without the rest, and none is exchanged. */
export const blockBytes = 64 * 1024;
const lyingBytes = blockBytes + sealedMore;

/** The bytes of an upload on the disk. A sealed one is written from the edge of a block on. */
export type UploadFile = {
  write(bytes: Buffer, offset: number): Promise<void>;
  read(offset: number, length: number): Promise<Buffer>;
};

/** A disk that fills up takes a piece and says so, without a fault. */
const writeAt = async (file: FileHandle, bytes: Buffer, offset: number): Promise<void> => {
  for (let done = 0; done < bytes.length; ) done += (await file.write(bytes, done, bytes.length - done, offset + done)).bytesWritten;
};

const readAt = async (file: FileHandle, offset: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, offset);
  return bytes.subarray(0, bytesRead);
};

const sealedFile = (file: FileHandle, sealer: Sealer): UploadFile => ({
  async write(bytes, offset) {
    for (let at = 0; at < bytes.length; at += blockBytes) {
      const nth = (offset + at) / blockBytes;
      const sealed = sealer.sealBytes(bytes.subarray(at, at + blockBytes), String(nth));
      await writeAt(file, sealed, nth * lyingBytes);
    }
  },
  async read(offset, length) {
    const first = Math.floor(offset / blockBytes);
    const blocks: Buffer[] = [];
    for (let nth = first; nth * blockBytes < offset + length; nth += 1)
      blocks.push(sealer.openBytes(await readAt(file, nth * lyingBytes, lyingBytes), String(nth)));
    const from = offset - first * blockBytes;
    return Buffer.concat(blocks).subarray(from, from + length);
  },
});

/** Each file has a key of its own, made of the mall's secret, which does not lie beside it. */
export const fileSealer = ({ sealer }: { sealer: Sealer }, key: string): Sealer => sealer.apart(`upload/${key}`);

/** With a sealer what goes through is sealed and opened; without one it lies as it came. */
export const uploadFile = (file: FileHandle, sealer: Sealer | undefined): UploadFile =>
  sealer
    ? sealedFile(file, sealer)
    : {
        write: (bytes, offset) => writeAt(file, bytes, offset),
        read: (offset, length) => readAt(file, offset, length),
      };

/** The same bytes in whole blocks, but for the last. */
export const inBlocks = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < blockBytes) continue;
    const all = Buffer.concat(waiting);
    const whole = size - (size % blockBytes);
    yield all.subarray(0, whole);
    waiting = [all.subarray(whole)];
    size -= whole;
  }
  if (size > 0) yield Buffer.concat(waiting);
};
