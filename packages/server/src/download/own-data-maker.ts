import { words } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { asRows } from '../kernel/read-rows.ts';
import { writeZip } from '../kernel/zip.ts';
import { gateOwnData } from './gate-own-data.ts';
import { type Maker, makerTaking } from './maker.ts';
import type { OwnDataPart } from './own-data-part.ts';

const partRows = 500;

const Row = z.looseObject({ id: z.string() });
type Row = z.infer<typeof Row>;

type Read = () => AsyncGenerator<Row[]>;

/** Text that begins like a formula is none for whoever opens it; lines and quotes stay inside their cell. */
const cellOf = (value: unknown): string => {
  const plain = value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

async function* jsonOf(read: Read): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of read()) {
    yield rows.map((row) => `${before}${(((before = ',\n')), JSON.stringify(row))}`).join('');
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** With the mark by which Excel knows UTF-8. */
async function* csvOf(read: Read): AsyncGenerator<string> {
  yield '\ufeff';
  let isFirst = true;
  for await (const rows of read()) {
    if (isFirst && rows[0]) yield `${Object.keys(rows[0]).map(cellOf).join(',')}\r\n`;
    isFirst = false;
    yield rows.map((row) => `${Object.values(row).map(cellOf).join(',')}\r\n`).join('');
  }
}

/** Everything that the mall knows of a member, for himself: each part as JSON for a machine and as CSV for a person, read and packed piece by piece. */
export const ownDataMaker = (parts: readonly OwnDataPart[]): Maker =>
  makerTaking(z.strictObject({}), {
    kind: 'own_data',
    format: 'zip',
    title: words(
      '个人数据副本',
      'Copy of my data',
      'Copie de mes données',
      'Copia de mis datos',
      'Cópia dos meus dados',
      'Копия моих данных',
    ),
    source: words('个人与安全', 'Account', 'Compte', 'Cuenta', 'Conta', 'Учётная запись'),
    sourceUrl: '/personalCenterBase/securitySetting',
    gate: gateOwnData,
    make: async ({ house: { db }, side: { memberId }, path, progress }) => {
      let done = 0;
      const reading = (part: OwnDataPart, counted: boolean): Read =>
        async function* read() {
          let after = '0';
          for (;;) {
            const found = await db.execute(
              sql`select p.*, p.id::text as id from (${part.select(memberId)}) p where p.id > ${after}::bigint order by p.id limit ${partRows}`,
            );
            const rows = asRows(Row, found.rows);
            const last = rows.at(-1);
            if (!last) return;
            yield rows;
            after = last.id;
            if (counted) done += rows.length;
            await progress(done);
          }
        };
      await writeZip(
        path,
        parts.flatMap((part) => [
          { name: `${part.name}.json`, text: jsonOf(reading(part, true)) },
          { name: `${part.name}.csv`, text: csvOf(reading(part, false)) },
        ]),
      );
    },
  });
