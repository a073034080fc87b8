import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

// 1980-01-01, because the same content is to give the same file.
const dosDate = 0x21;
/** Without the longer form of the format a place in the archive has four bytes. */
const mostBytes = 0xffffffff;

type Entry = { name: Buffer; crc: number; packed: number; size: number; offset: number };

// Names are UTF-8.
const utf8 = 0x0800;

const localHeader = ({ name, crc, packed, size }: Omit<Entry, 'offset'>): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(utf8, 6);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(dosDate, 12);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(packed, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
};

const centralHeader = ({ name, crc, packed, size, offset }: Entry): Buffer => {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(utf8, 8);
  header.writeUInt16LE(8, 10);
  header.writeUInt16LE(dosDate, 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(packed, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name]);
};

const directoryOf = (entries: readonly Entry[], offset: number): Buffer => {
  const directory = Buffer.concat(entries.map(centralHeader));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([directory, end]);
};

/** A small archive, whole in memory. */
export const zip = async (parts: readonly [string, string][]): Promise<Buffer> => {
  const files: Buffer[] = [];
  const entries: Entry[] = [];
  let offset = 0;
  for (const [path, text] of parts) {
    const bytes = Buffer.from(text);
    const packed = await deflate(bytes);
    const entry = { name: Buffer.from(path), crc: crc32(bytes), packed: packed.length, size: bytes.length, offset };
    const header = localHeader(entry);
    files.push(header, packed);
    entries.push(entry);
    offset += header.length + packed.length;
  }
  return Buffer.concat([...files, directoryOf(entries, offset)]);
};

type Part = { name: string; text: AsyncIterable<string | Buffer> };

/** Packs one part as it comes; its header is written once more when its length is known. */
const writePart = async (file: FileHandle, { name, text }: Part, offset: number): Promise<Entry & { end: number }> => {
  const entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
  let end = offset + localHeader(entry).length;
  const pack = createDeflateRaw();
  const feed = async () => {
    for await (const piece of text) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!pack.write(bytes)) await new Promise((drained) => pack.once('drain', drained));
    }
    pack.end();
  };
  const fed = feed().catch((error: Error) => void pack.destroy(error));
  for await (const piece of pack as AsyncIterable<Buffer>) {
    await file.write(piece, 0, piece.length, end);
    end += piece.length;
    entry.packed += piece.length;
  }
  await fed;
  if (end > mostBytes || entry.size > mostBytes) throw new Error('an archive of more than 4 GB');
  const header = localHeader(entry);
  await file.write(header, 0, header.length, offset);
  return { ...entry, end };
};

/** An archive of any length, part after part; no more than a piece of it is in memory. */
export const writeZip = async (path: string, parts: Iterable<Part>): Promise<void> => {
  const file = await open(path, 'w');
  try {
    const entries: Entry[] = [];
    let offset = 0;
    for (const part of parts) {
      const { end, ...entry } = await writePart(file, part, offset);
      entries.push(entry);
      offset = end;
    }
    const directory = directoryOf(entries, offset);
    await file.write(directory, 0, directory.length, offset);
  } finally {
    await file.close();
  }
};
