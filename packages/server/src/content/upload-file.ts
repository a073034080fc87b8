import type { FileHandle } from 'node:fs/promises';
import type { Range } from '../kernel/files/files.ts';
import { type Sealer, sealedMore } from '../kernel/sealer.ts';

/** Sealed bytes lie in blocks of so many, each sealed by itself and bound to its place: any part is written and read without the rest, and none is exchanged. */
export const blockBytes = 64 * 1024;
const lyingBytes = blockBytes + sealedMore;

/** The bytes of an upload while it lies on this machine. A sealed one is written from the edge of a block on. */
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

/** From the edge of a block on, as it lies when it is sealed. */
export const sealBlocks = (sealer: Sealer, bytes: Buffer, offset: number): Buffer => {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += blockBytes)
    blocks.push(sealer.sealBytes(bytes.subarray(at, at + blockBytes), String((offset + at) / blockBytes)));
  return Buffer.concat(blocks);
};

/** Where the blocks lie in which a part of a sealed file of so many bytes is. */
export const lyingRange = ({ start, end }: Range, size: number): Range => {
  const [first, last, blocks] = [Math.floor(start / blockBytes), Math.floor(end / blockBytes), Math.ceil(size / blockBytes)];
  return { start: first * lyingBytes, end: Math.min((last + 1) * lyingBytes, size + blocks * sealedMore) - 1 };
};

/** The part that was asked for, of the blocks in which it lies, as they come. */
export const openBlocks = async function* (sealer: Sealer, lying: AsyncIterable<Buffer>, { start, end }: Range): AsyncGenerator<Buffer> {
  let nth = Math.floor(start / blockBytes);
  for await (const sealed of inBlocks(lying, lyingBytes)) {
    for (let at = 0; at < sealed.length; at += lyingBytes, nth += 1) {
      const block = sealer.openBytes(sealed.subarray(at, at + lyingBytes), String(nth));
      yield block.subarray(Math.max(0, start - nth * blockBytes), end + 1 - nth * blockBytes);
    }
  }
};

const sealedFile = (file: FileHandle, sealer: Sealer): UploadFile => ({
  write: (bytes, offset) => writeAt(file, sealBlocks(sealer, bytes, offset), (offset / blockBytes) * lyingBytes),
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
export const inBlocks = async function* (chunks: AsyncIterable<Buffer>, size = blockBytes): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let held = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    held += chunk.length;
    if (held < size) continue;
    const all = Buffer.concat(waiting);
    const whole = held - (held % size);
    yield all.subarray(0, whole);
    waiting = [all.subarray(whole)];
    held -= whole;
  }
  if (held > 0) yield Buffer.concat(waiting);
};
