import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeZip, zip } from './zip.ts';

export type Cell = string | number;
type Row = readonly Cell[];
/** `headRow`: where the names of the columns stand, 1 unless told; it is bold and stays in sight with what is above it. `sparse`: empty cells are left out, where most of them are. */
type Frame = { name: string; widths?: readonly number[]; headRow?: number; sparse?: boolean };
export type Sheet = Frame & { rows: readonly Row[] };

// oxlint-disable-next-line no-control-regex -- XML has no way to write these
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** 0 is A, 26 is AA. */
const columnName = (at: number): string => (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

// Text is always written as text, so that a cell that begins with "=" is no formula for whoever opens the file.
const cellXml = (cell: Cell, row: number, column: number, headRow: number): string => {
  const place = `${columnName(column)}${row}`;
  const style = row <= headRow ? ' s="1"' : '';
  return typeof cell === 'number'
    ? `<c r="${place}"${style}><v>${cell}</v></c>`
    : `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
};

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** So many rows are written before the requests that wait get their turn. */
const slice = 500;

const rowXml = (cells: Row, at: number, { headRow = 1, sparse = false }: Frame): string =>
  `<row r="${at}">${cells.map((cell, column) => (sparse && cell === '' ? '' : cellXml(cell, at, column, headRow))).join('')}</row>`;

const sheetStart = ({ widths = [], headRow = 1 }: Frame): string => {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('');
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${headRow}" topLeftCell="A${headRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns ? `<cols>${columns}</cols>` : ''}<sheetData>`;
};
const sheetEnd = '</sheetData></worksheet>';

/** All parts of a workbook but its sheet. */
const partsAround = ({ name }: Frame): [string, string][] => [
  [
    '[Content_Types].xml',
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  ],
];
const sheetPath = 'xl/worksheets/sheet1.xml';

const rowsXml = async ({ rows, ...frame }: Sheet): Promise<string> => {
  const body: string[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % slice === slice - 1) await nextTurn();
    body.push(rowXml(row, at + 1, frame));
  }
  return body.join('');
};

/** A workbook of one sheet; the first row is its head. */
export const writeXlsx = async (sheet: Sheet): Promise<Buffer> =>
  zip([...partsAround(sheet), [sheetPath, sheetStart(sheet) + (await rowsXml(sheet)) + sheetEnd]]);

async function* asIs(text: string): AsyncGenerator<string> {
  yield text;
}

async function* sheetText(frame: Frame, slices: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield sheetStart(frame);
  let at = 0;
  for await (const rows of slices) {
    const before = at;
    at += rows.length;
    yield rows.map((row, index) => rowXml(row, before + index + 1, frame)).join('');
  }
  yield sheetEnd;
}

/** The same for a list of any length, written as it comes: no more than a slice of it is in memory. */
export const writeXlsxFile = (path: string, frame: Frame, slices: AsyncIterable<readonly Row[]>): Promise<void> =>
  writeZip(path, [
    ...partsAround(frame).map(([name, text]) => ({ name, text: asIs(text) })),
    { name: sheetPath, text: sheetText(frame, slices) },
  ]);

/** Rows that a sheet of Excel holds under its head. */
export const xlsxMost = 1_048_575;

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
