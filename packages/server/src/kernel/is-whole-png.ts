import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';

const unpack = promisify(inflate);
const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Of a logo or an icon; a browser that draws more of it than it shows only loses its memory. */
export const pngMost = 2048;
const mostBytes = 64 * 1024 * 1024;

type Chunk = { readonly kind: string; readonly data: Buffer };

/** The chunks of a file that ends where it says, each with the sum that it carries; undefined for any other. */
const chunksOf = (bytes: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = [];
  for (let at = sign.length; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return undefined;
    chunks.push({ kind: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) });
    at = end + 4;
    if (chunks.at(-1)?.kind === 'IEND') return at === bytes.length ? chunks : undefined;
  }
  return undefined;
};

/** Whether it begins as a picture of this kind. */
export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, sign.length).equals(sign);

/** Whether there is a picture in it that a page can show: whole, of a size that one can draw, with as much in it as it says. */
export const isWholePng = async (bytes: Buffer): Promise<boolean> => {
  const [head, ...rest] = chunksOf(bytes) ?? [];
  if (head?.kind !== 'IHDR' || head.data.length !== 13) return false;
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  if (width < 1 || height < 1 || width > pngMost || height > pngMost) return false;
  const packed = rest.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data);
  const drawn = await unpack(Buffer.concat(packed), { maxOutputLength: mostBytes }).catch(() => undefined);
  // Every line has a byte that says how it is packed, and a bit for each point at least.
  return drawn !== undefined && drawn.length >= height * (1 + Math.ceil(width / 8));
};
