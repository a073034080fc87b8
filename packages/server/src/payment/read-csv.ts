/** No statement has more columns; what stands behind them is not kept. */
const mostColumns = 100;

const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

/** What parts the cells of a sheet: spreadsheets of countries with a decimal comma write semicolons, pasted ones tabs. */
export const separatorOf = (text: string): Separator => {
  const start = text
    .slice(0, 2000)
    .split(/[\r\n]+/, 10)
    .join('')
    .replaceAll(/"[^"]*"/g, '');
  const [most] = separators.toSorted((one, other) => start.split(other).length - start.split(one).length);
  return most ?? ',';
};

/** Cells of a sheet in plain text: commas or what else parts them, quotes doubled inside quotes, any line end. One pass over the text. */
export const readCsv = (text: string, most: number, separator: Separator = ','): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const keep = (cell: string) => {
    if (row.length < mostColumns) row.push(cell);
  };
  const endRow = () => {
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  };
  while (at < text.length && rows.length <= most) {
    if (text[at] === '"') {
      const [cell, after] = readQuoted(text, at + 1, separator);
      keep(cell);
      at = after;
    } else {
      const end = endOfCell(text, at, separator);
      if (row.length < mostColumns) row.push(text.slice(at, end).trim());
      at = end;
    }
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) keep('');
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    endRow();
  }
  endRow();
  return rows;
};

const endOfCell = (text: string, from: number, separator: Separator): number => {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
};

/** What stands behind the closing quote belongs to nothing and is left out. */
const readQuoted = (text: string, from: number, separator: Separator): [cell: string, after: number] => {
  let end = text.indexOf('"', from);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const cell = text.slice(from, end === -1 ? text.length : end).replaceAll('""', '"');
  return [cell.trim(), end === -1 ? text.length : endOfCell(text, end + 1, separator)];
};
