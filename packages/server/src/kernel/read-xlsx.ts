import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { type CellBounds, readCells } from './read-cells.ts';
import { SheetFault, type SheetFaultKind } from './sheet-fault.ts';

const inflate = promisify(inflateRaw);

/** How much of a workbook is read at most: a few kilobytes of zip can hold gigabytes. */
export type XlsxBounds = CellBounds & { readonly unpackedBytes: number };
export type ReadXlsx = { readonly rows: string[][] } | { readonly fault: SheetFaultKind };

type Entry = { name: string; method: number; packed: number; unpacked: number; at: number };

const mostEntries = 200;

/** The directory at the end of the archive. A name that stands there twice, or points beyond the file, is no workbook of ours. */
const entriesOf = (archive: Buffer): Map<string, Entry> => {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > archive.length) throw new SheetFault('unreadable');
  const count = archive.readUInt16LE(end + 10);
  if (count > mostEntries) throw new SheetFault('large');
  const entries = new Map<string, Entry>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== 0x02014b50) throw new SheetFault('unreadable');
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (entries.has(name)) throw new SheetFault('unreadable');
    entries.set(name, {
      name,
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      unpacked: archive.readUInt32LE(at + 24),
      at: archive.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
};

/** Unpacked no further than the bound, whatever the directory says. */
const unpack = async (archive: Buffer, entry: Entry | undefined, most: number): Promise<string> => {
  if (!entry || entry.at + 30 > archive.length) throw new SheetFault('unreadable');
  if (entry.unpacked > most || (entry.method === 0 && entry.packed > most)) throw new SheetFault('large');
  const start = entry.at + 30 + archive.readUInt16LE(entry.at + 26) + archive.readUInt16LE(entry.at + 28);
  const packed = archive.subarray(start, start + entry.packed);
  if (entry.method === 0) return packed.toString('utf8');
  if (entry.method !== 8) throw new SheetFault('unreadable');
  try {
    return (await inflate(packed, { maxOutputLength: most })).toString('utf8');
  } catch (error) {
    throw new SheetFault((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'large' : 'unreadable');
  }
};

/** The first sheet of a workbook as text, row by row as the sheet counts them; an empty row in between is an empty list. */
export const readXlsx = async (archive: Buffer, bounds: XlsxBounds): Promise<ReadXlsx> => {
  try {
    const entries = entriesOf(archive);
    const sheet = await unpack(archive, entries.get('xl/worksheets/sheet1.xml'), bounds.unpackedBytes);
    const strings = entries.get('xl/sharedStrings.xml');
    return { rows: readCells(sheet, strings ? await unpack(archive, strings, bounds.unpackedBytes) : '', bounds) };
  } catch (error) {
    if (error instanceof SheetFault) return { fault: error.fault };
    throw error;
  }
};
