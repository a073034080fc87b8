import { cutText } from '@mall/grammar/cut-text.ts';
import { plainText } from '@mall/grammar/plain-text.ts';
import { SheetFault } from './sheet-fault.ts';

/**
 * What is read of a part of a workbook. A part is gone through once, sign by sign, by looking for the next bracket and never by a pattern that goes back:
 * a kilobyte of zip that unpacks to the same tag a hundred thousand times would otherwise hold up everybody.
 */
const most = { tags: 200_000, headSigns: 1000, cellSigns: 1000 };

/** `tags`, `cellSigns`: where more than usual is read, in a thread of its own. */
export type CellBounds = { readonly rows: number; readonly columns: number; readonly tags?: number; readonly cellSigns?: number };

type Tag = { name: string; head: string; opens: boolean; closes: boolean };
type Reader = { tag: (tag: Tag) => void; text: (text: string) => void };

const scan = (xml: string, mostTags: number, reader: Reader): void => {
  let tags = 0;
  let at = 0;
  for (let open = xml.indexOf('<'); open >= 0; open = xml.indexOf('<', at)) {
    if (open > at) reader.text(xml.slice(at, open));
    const end = xml.indexOf('>', open);
    if (end < 0) return;
    tags += 1;
    if (tags > mostTags) throw new SheetFault('large');
    at = end + 1;
    const closing = xml[open + 1] === '/';
    const head = xml.slice(open + (closing ? 2 : 1), Math.min(end, open + most.headSigns));
    const name = /^[^\s/]{1,40}/.exec(head)?.[0] ?? '';
    reader.tag({ name, head, opens: !closing, closes: closing || xml[end - 1] === '/' });
  }
};

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (xml: string): string =>
  xml.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Programs write a sign that XML has no place for by its number, and the underscore before what only looks so. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Collects what stands in one kind of tag, without how it is to be spoken. */
const collector = (mostSigns: number) => {
  let [found, inside, spoken] = ['', '', false];
  return {
    tag({ name, opens, closes }: Tag): void {
      if (name === 'rPh') spoken = opens && !closes;
      else if (name === 't' || name === 'v') inside = opens && !closes ? name : '';
    },
    text(text: string, wanted: 't' | 'v'): void {
      if (!spoken && inside === wanted && found.length < mostSigns) found += plain(cutText(text, mostSigns));
    },
    begin(): void {
      [found, inside, spoken] = ['', '', false];
    },
    /** What is longer than any field is cut, and its field then says so. */
    taken: (): string => cutText(plainText(unescaped(found)), mostSigns).trim(),
  };
};

const sharedOf = (xml: string, mostTags: number, mostSigns: number): string[] => {
  const shared: string[] = [];
  const collect = collector(mostSigns);
  scan(xml, mostTags, {
    tag: (tag) => {
      if (tag.name !== 'si') return collect.tag(tag);
      if (tag.opens) collect.begin();
      if (tag.closes) shared.push(collect.taken());
    },
    text: (text) => collect.text(text, 't'),
  });
  return shared;
};

/** A is 0, AA is 26. */
const columnOf = (place: string): number =>
  [...place.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const attribute = (head: string, name: string): string => new RegExp(`\\s${name}="([^"]{0,40})"`).exec(head)?.[1] ?? '';

/** The cells of a sheet as text, row by row as the sheet counts them. */
export const readCells = (sheet: string, strings: string, bounds: CellBounds): string[][] => {
  const { tags: mostTags = most.tags, cellSigns: mostSigns = most.cellSigns } = bounds;
  const shared = sharedOf(strings, mostTags, mostSigns);
  const rows: string[][] = [];
  const collect = collector(mostSigns);
  let number = 0;
  let cells: string[] = [];
  let cell: { column: number; type: string } | undefined;
  const endRow = (): void => {
    if (cells.every((text) => text === '')) return;
    if (number > bounds.rows || number < 1 || !Number.isInteger(number)) throw new SheetFault('large');
    while (rows.length < number - 1) rows.push([]);
    rows[number - 1] = cells;
    cells = [];
  };
  const endCell = ({ column, type }: NonNullable<typeof cell>): void => {
    cell = undefined;
    if (column < 0 || column >= bounds.columns) return;
    while (cells.length < column) cells.push('');
    const value = collect.taken();
    cells[column] = type === 's' && value !== '' ? (shared[Number(value)] ?? '') : value;
  };
  scan(sheet, mostTags, {
    tag: (tag) => {
      if (tag.name === 'row') {
        if (tag.opens) [number, cells] = [Number(attribute(tag.head, 'r')) || rows.length + 1, []];
        if (tag.closes) endRow();
      } else if (tag.name === 'c') {
        const place = attribute(tag.head, 'r');
        if (tag.opens) {
          cell = { column: place === '' ? cells.length : columnOf(place), type: attribute(tag.head, 't') };
          collect.begin();
        }
        if (tag.closes && cell) endCell(cell);
      } else collect.tag(tag);
    },
    text: (text) => cell && collect.text(text, cell.type === 'inlineStr' ? 't' : 'v'),
  });
  return rows;
};
