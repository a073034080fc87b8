import { cutText } from './cut-text.ts';
import { plainText } from './plain-text.ts';

const mostCells = 40;
/** No cell of a bill says more; what stands behind is left out. */
const mostSigns = 1000;

/** Cells of a line of text with commas or semicolons between, quotes doubled inside quotes. */
const cutCells = (line: string, by: ',' | ';'): string[] => {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length && cells.length < mostCells) {
    if (line[at] === '"') {
      let end = line.indexOf('"', at + 1);
      while (end !== -1 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
      const stop = end === -1 ? line.length : end;
      cells.push(
        line
          .slice(at + 1, stop)
          .replaceAll('""', '"')
          .trim(),
      );
      const comma = line.indexOf(by, stop);
      at = comma === -1 ? line.length + 1 : comma + 1;
    } else {
      const comma = line.indexOf(by, at);
      cells.push(line.slice(at, comma === -1 ? line.length : comma).trim());
      at = comma === -1 ? line.length + 1 : comma + 1;
    }
  }
  return cells;
};

const cut = (cell: string): string => cutText(cell, mostSigns).trim();

const linesOf = (text: string): string[] =>
  plainText(text)
    .replace(/^\ufeff/u, '')
    .split(/\r\n|\r|\n/u);

/**
 * Rows and cells of a pasted text. Tabs part cells, as a sheet pastes them; commas (or semicolons) only where `commas` says that the file is so, because a line of
 * a bill may hold commas itself (电力电缆,AC10kV,YJV,300,3).
 */
export const rowsOfText = (text: string, { commas = false }: { commas?: boolean | ';' } = {}): string[][] =>
  linesOf(text).map((line) => {
    if (line.trim() === '') return [];
    if (line.includes('\t'))
      return line.split('\t', mostCells).map((cell) =>
        cut(cell)
          .replace(/^"(.*)"$/u, '$1')
          .trim(),
      );
    return commas ? cutCells(line, commas === ';' ? ';' : ',').map(cut) : [cut(line)];
  });

/** Rows of a sheet as a pasted text has them, row for row, so that reading it again says the same. */
export const textOfRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => cut(cell.replaceAll(/[\t\r\n]+/gu, ' '))).join('\t'))
    .join('\n')
    .trimEnd();
