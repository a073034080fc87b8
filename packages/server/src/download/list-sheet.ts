import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language, Words } from '@mall/contract/kernel/language.ts';
import type { SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { type Db, inTransaction, type Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { readSlices } from '../kernel/read-slices.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSight, MallSide, StoreSide } from '../kernel/side.ts';
import { type Cell, writeXlsxFile, xlsxMost } from '../kernel/xlsx.ts';
import { type Asker, askDownload } from './ask-download.ts';
import { type Maker, makerTaking } from './maker.ts';

/** As whom a list is read: as a buyer, as a store, or as the mall. */
export type SheetSight = BuyerSight | Pick<StoreSide, 'kind' | 'storeId'> | Pick<MallSide, 'kind' | 'memberId'>;

/** Its head, how wide it is, and what stands in it. */
export type SheetColumn<Shown> = readonly [Words, number, (row: Shown, language: Language) => Cell];

type ListSheet<Filter, Row, Shown> = Pick<Maker, 'kind' | 'title' | 'source' | 'sourceUrl'> & {
  /** The same that the list asks for. */
  readonly right: string;
  readonly filter: z.ZodType<Filter>;
  readonly row: z.ZodType<Row>;
  /** Every row of a filter, in the order of the list. */
  readonly rows: (filter: Filter, sight: SheetSight) => SQL;
  readonly columns: readonly SheetColumn<Shown>[];
  /** Rows as they are shown, where that is more than what was read. */
  readonly shown?: (rows: Row[], tx: Tx, language: Language) => readonly Shown[] | Promise<readonly Shown[]>;
};

export type ListExport<Filter> = {
  readonly maker: Maker;
  /** Has the rows of a filter made into a file; refuses when there are none. */
  readonly ask: (db: Db, side: BuyerSight | StoreSide | MallSide, filter: Filter, language: Language) => Promise<DownloadProgress>;
};

const sightOf = (right: string, storeId: Id | undefined, side: BuyerSight): SheetSight => {
  if (right.startsWith('operations:')) return { kind: 'operator', memberId: side.memberId };
  if (!right.startsWith('seller:')) return side;
  if (storeId === undefined) throw refuse('download.failed');
  return { kind: 'seller', storeId };
};

const askerOf = (side: BuyerSight | StoreSide | MallSide): Asker =>
  side.kind !== 'operator' ? side : { memberId: side.memberId, companyId: undefined, departments: [], reach: 'own' };

const textOf = (filter: object, name: string): string => String((filter as Record<string, unknown>)[name] ?? '');
/** What a filter says besides its days, as far as it was typed. */
const typedIn = (filter: object): string[] => ['word', 'who', 'about'].map((name) => textOf(filter, name)).filter(Boolean);
const daysOf = (filter: object): string =>
  textOf(filter, 'day') || [textOf(filter, 'from'), textOf(filter, 'to')].filter(Boolean).join(' ~ ');

/** A list as a file of the download centre: what it reads, and what stands in which column. It is written slice by slice. */
export const listSheet = <Filter extends object, Row, Shown = Row>(sheet: ListSheet<Filter, Row, Shown>): ListExport<Filter> => {
  const { kind, title, source, sourceUrl, right, filter: input, columns } = sheet;
  const maker = makerTaking(input, {
    kind,
    title,
    source,
    sourceUrl,
    right,
    format: 'xlsx',
    said: typedIn,
    make: ({ house, input: filter, side, storeId, language, path, progress }) =>
      inTransaction(house.db, (tx) => {
        async function* lines() {
          yield [columns.map(([head]) => head[language])];
          let done = 0;
          for await (const rows of readSlices(tx, sheet.row, sheet.rows(filter, sightOf(right, storeId, side)))) {
            const shown = sheet.shown ? await sheet.shown(rows, tx, language) : (rows as unknown as Shown[]);
            yield shown.map((row) => columns.map(([, , of]) => of(row, language)));
            done += rows.length;
            await progress(done);
          }
        }
        return writeXlsxFile(path, { name: kind, widths: columns.map(([, width]) => width) }, lines());
      }),
  });
  const ask: ListExport<Filter>['ask'] = (db, side, filter, language) =>
    inTransaction(db, async (tx) => {
      const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from (${sheet.rows(filter, side)}) listed`;
      const rows = counted?.total ?? 0;
      if (rows === 0) throw refuse('download.none');
      if (rows > xlsxMost) throw refuse('download.many', { most: xlsxMost });
      const asked = await askDownload(tx, maker, askerOf(side), { input: filter, language, rows, about: daysOf(filter) });
      // It carries people's names and numbers out of the mall.
      if (side.kind === 'operator')
        await tell(tx, 'download.exported', { memberId: side.memberId, sessionId: side.sessionId, list: title.zh, rows });
      return asked;
    });
  return { maker, ask };
};
