import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

export type Cell = string | number | boolean | null | Date | readonly (string | number)[] | object;

const special = /[\\\t\n\r]/;
const escapeText = (text: string): string =>
  special.test(text) ? text.replace(/\\/g, '\\\\').replace(/\t/g, '\\t').replace(/\n/g, '\\n').replace(/\r/g, '\\r') : text;

const arrayText = (list: readonly (string | number)[]): string =>
  `{${list.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

const cellText = (cell: Cell): string => {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escapeText(cell);
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  if (cell instanceof Date) return cell.toISOString();
  return escapeText(Array.isArray(cell) ? arrayText(cell) : JSON.stringify(cell));
};

/** One row in the text form of COPY. */
export const rowText = (row: readonly Cell[]): string => `${row.map(cellText).join('\t')}\n`;

/** Sends rows that are already text. */
export const copyText = async (client: pg.PoolClient, table: string, columns: readonly string[], text: string): Promise<void> => {
  if (text === '') return;
  const sink = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from([Buffer.from(text)]), sink);
};

/** Loads objects whose keys are the columns; the first row says which. */
export const copyRows = (client: pg.PoolClient, table: string, rows: readonly Readonly<Record<string, Cell>>[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  return copyText(client, table, columns, rows.map((row) => rowText(columns.map((column) => row[column] ?? null))).join(''));
};

/** After ids were given by hand, the counter goes on behind them. */
export const moveIdentity = async (client: pg.PoolClient, tables: readonly string[]): Promise<void> => {
  for (const table of tables) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`);
  }
};
