import { writeFile } from 'node:fs/promises';
import { right } from '@mall/contract/account/rights.ts';
import { words } from '@mall/contract/kernel/language.ts';
import { OrderFilter } from '@mall/contract/order/order.rules.ts';
import type { SQL } from 'drizzle-orm';
import { type Making, makerTaking } from '../download/maker.ts';
import { type Cell, writeXlsx } from '../kernel/xlsx.ts';
import { readSheetRows, type SheetPart, type SheetReader, sheetHead, sheetWidths } from './order-sheet.ts';
import { whereOf } from './orders-found.ts';
import { sayOrderFilter } from './say-order-filter.ts';

const partRows = 1000;
/** A sheet of Excel holds no more. */
const mostRows = 1_048_575;

export const orderSheetTitle = words('订单导出', 'Orders', 'Commandes', 'Pedidos', 'Pedidos', 'Заказы');

/** Writes the orders that a condition holds, a row for each line. */
export const writeOrderSheet = async (
  { house: { db }, language, path, progress }: Pick<Making<unknown>, 'house' | 'language' | 'path' | 'progress'>,
  where: SQL,
  reader: SheetReader,
): Promise<void> => {
  const rows: Cell[][] = [sheetHead(reader, language)];
  let after: SheetPart['last'];
  do {
    const part: SheetPart = await readSheetRows(db, where, { reader, language, limit: partRows, after });
    rows.push(...part.rows);
    after = part.last;
    await progress(rows.length - 1);
  } while (after && rows.length < mostRows);
  await writeFile(path, await writeXlsx({ name: 'orders', widths: sheetWidths(reader), rows }));
};

/** Orders of a filter, a row for each line. */
export const orderSheetMaker = makerTaking(OrderFilter, {
  kind: 'orders',
  format: 'xlsx',
  title: orderSheetTitle,
  source: words('我的订单', 'My orders', 'Mes commandes', 'Mis pedidos', 'Meus pedidos', 'Мои заказы'),
  sourceUrl: '/personalCenterBase/myOrders',
  right: right('personalCenterBase:myOrders:view'),
  said: sayOrderFilter,
  make: (making) => writeOrderSheet(making, whereOf(making.side, making.input), 'buyer'),
});

type Days = Pick<OrderFilter, 'startTime' | 'endTime'>;

/** The days that it is of, where the filter says some. */
export const daysOf = ({ startTime, endTime }: Days): string =>
  [startTime, endTime]
    .map((moment) => moment?.slice(0, 10) ?? '')
    .join(startTime || endTime ? ' ~ ' : '')
    .trim();
