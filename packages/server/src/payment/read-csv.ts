/** No statement has more columns; what stands behind them is not kept. */
const mostColumns = 100;

/** Cells of a sheet in plain text: commas, quotes doubled inside quotes, any line end. One pass over the text. */
export const readCsv = (text: string, most: number): string[][] => {
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
      const [cell, after] = readQuoted(text, at + 1);
      keep(cell);
      at = after;
    } else {
      const end = endOfCell(text, at);
      if (row.length < mostColumns) row.push(text.slice(at, end).trim());
      at = end;
    }
    if (text[at] === ',') {
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

const endOfCell = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && text[at] !== ',' && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
};

/** What stands behind the closing quote belongs to nothing and is left out. */
const readQuoted = (text: string, from: number): [cell: string, after: number] => {
  let end = text.indexOf('"', from);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const cell = text.slice(from, end === -1 ? text.length : end).replaceAll('""', '"');
  return [cell.trim(), end === -1 ? text.length : endOfCell(text, end + 1)];
};
