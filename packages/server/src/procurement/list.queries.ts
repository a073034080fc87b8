import { unitPriceFor } from '@mall/contract/catalogue/price-break.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { ListDetail, ListLine, ProcurementList } from '@mall/contract/procurement/list.api.ts';
import { sharings } from '@mall/contract/procurement/list.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { lengthOf } from '../catalogue/length-of.ts';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { findLineFault, limitsOf } from '../order/find-line-fault.ts';
import { onShelf, readShelf, type ShelfSpec } from '../order/read-shelf.ts';
import { listsSeen } from './lists-seen.ts';

const Row = z.strictObject({
  id: Id,
  memberId: Id,
  name: z.string(),
  note: z.string(),
  sharing: z.enum(sharings),
  ownerName: z.string(),
  departmentName: z.string(),
  archived: z.boolean(),
  projectId: Id.nullable(),
  projectName: z.string(),
  lines: z.number(),
  fen: z.number(),
  lastFen: z.number().nullable(),
  short: z.number(),
  gone: z.number(),
  usedCount: z.number(),
  updateDate: z.string(),
  createDate: z.string(),
});
type Row = z.infer<typeof Row>;

/** What one piece costs today in this quantity, without activities; of spec `s` and line `ln`. */
const unitFen = sql`least(s.price_fen, (select min(b.price_fen) from spec_price_break b where b.spec_id = s.id and b.min_num <= ln.num))`;

/** What the lines of a list `l` come to today. */
export const listFigures = sql`lateral (
  select count(*)::int as lines, coalesce(sum(${unitFen} * ln.num) filter (where ${onShelf.onSale}), 0)::float8 as fen,
    (count(*) filter (where not (${onShelf.onSale})))::int as gone, (count(*) filter (where ${onShelf.onSale} and ${onShelf.storage} < ln.num))::int as short
  from procurement_list_line ln join spec s on s.id = ln.spec_id join goods g on g.id = s.goods_id join store t on t.id = g.store_id
    left join spec_stock k on k.spec_id = s.id
  where ln.list_id = l.id)`;

const readLists = (tx: Tx, where: SQL, rest = sql``): Promise<Row[]> => readRows(tx, Row)`
  select l.id::text, l.member_id::text as "memberId", l.name, l.note, l.sharing, m.member_name as "ownerName", coalesce(d.name, '') as "departmentName",
    l.archived_at is not null as archived, l.project_id::text as "projectId", coalesce(p.name, '') as "projectName", f.lines, f.fen, l.last_fen::float8 as "lastFen", f.short, f.gone,
    l.used_count as "usedCount", ${timeText(sql`l.updated_at`)} as "updateDate", ${timeText(sql`l.created_at`)} as "createDate"
  from (select * from procurement_list l where ${where} ${rest}) l join member m on m.id = l.member_id
    left join department d on d.id = l.department_id left join project p on p.id = l.project_id join ${listFigures} f on true
  order by l.updated_at desc, l.id desc`;

const yuan = (amount: number) => toYuan(fen(amount));

const listOf = ({ memberId, fen: amount, lastFen, ...row }: Row, side: BuyerSide): ProcurementList => ({
  ...row,
  mine: memberId === side.memberId,
  amount: yuan(amount),
  lastAmount: lastFen === null ? null : yuan(lastFen),
});

type Asked = {
  projectId?: Id | undefined;
  word?: string | undefined;
  whose?: 'mine' | 'shared' | undefined;
  archived?: '1' | undefined;
  page: number;
  limit: number;
};

/** Lists that the reader sees, the one changed last first. */
export const listLists = async (tx: Tx, side: BuyerSide, asked: Asked): Promise<PageOf<ProcurementList>> => {
  const { projectId, word, whose, archived, page, limit } = asked;
  const where = sql.join(
    [
      listsSeen(companySide(side)),
      archived ? sql`l.archived_at is not null` : sql`l.archived_at is null`,
      ...(projectId ? [sql`l.project_id = ${projectId}`] : []),
      ...(word ? [sql`l.name ilike ${likePattern(word)}`] : []),
      ...(whose === 'mine' ? [sql`l.member_id = ${side.memberId}`] : []),
      ...(whose === 'shared' ? [sql`l.member_id <> ${side.memberId}`] : []),
    ],
    sql` and `,
  );
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from procurement_list l where ${where}`;
  const rows = await readLists(tx, where, sql`order by l.updated_at desc, l.id desc limit ${limit} offset ${(page - 1) * limit}`);
  return { list: rows.map((row) => listOf(row, side)), total: counted?.total ?? 0 };
};

const LineRow = z.strictObject({ specId: Id, num: z.number(), remark: z.string(), kept: z.string() });
type LineRow = z.infer<typeof LineRow>;

/** The lines of a list, in the order in which they were put there. */
export const readListLines = (tx: Tx, listId: Id): Promise<LineRow[]> => readRows(tx, LineRow)`
  select spec_id::text as "specId", num, remark, spec_name as kept from procurement_list_line where list_id = ${listId} order by seq`;

/** What one piece costs whoever orders so many today. */
const priceOf = (spec: ShelfSpec, num: number) => unitPriceFor(fen(spec.deal?.priceFen ?? spec.priceFen), spec.breaks ?? [], num);

/** The lines of a list that are on the shelf, at what they cost its reader today. */
export const readPricedLines = async (tx: Tx, memberId: Id, listId: Id) => {
  const lines = await readListLines(tx, listId);
  const { specs } = await readShelf(
    tx,
    memberId,
    lines.map(({ specId }) => specId),
    undefined,
  );
  return lines.flatMap(({ specId, num }) => {
    const spec = specs.get(specId);
    return spec?.onSale ? [{ specId, num, specName: spec.specName, priceFen: priceOf(spec, num) }] : [];
  });
};

/** What left the shelf is called as it was when it was put here; nothing else of it is anybody's business. */
const goneLine = ({ goodsId, specId }: ShelfSpec, { num, remark, kept }: LineRow, fault: string): ListLine => ({
  goodsId,
  specId,
  specName: kept,
  attributeLine: '',
  picture: '',
  unit: '',
  itemNumber: '',
  storeName: '',
  num,
  remark,
  price: yuan(0),
  subtotal: yuan(0),
  storage: 0,
  leastNum: 1,
  fault,
  gone: true,
});

const lineOf = (spec: ShelfSpec, line: LineRow, language: Language): ListLine => {
  const { num, remark } = line;
  const fault = findLineFault(spec, num);
  if (!spec.onSale) return goneLine(spec, line, fault ? refusalEnvelope(fault, language).msg : '');
  const price = priceOf(spec, num);
  return {
    goodsId: spec.goodsId,
    specId: spec.specId,
    specName: spec.specName,
    attributeLine: spec.attributeLine,
    picture: spec.picture,
    unit: spec.unit,
    ...lengthOf(spec.packLength, price),
    itemNumber: spec.itemNumber,
    storeName: spec.storeName,
    num,
    remark,
    price: yuan(price),
    subtotal: yuan(price * num),
    storage: spec.storage,
    leastNum: limitsOf(spec).least,
    fault: fault ? refusalEnvelope(fault, language).msg : '',
    gone: false,
  };
};

/** A list that the reader sees, with its lines and what each of them costs him now. */
export const requireList = async (tx: Tx, side: BuyerSide, id: Id, language: Language): Promise<ListDetail> => {
  const [row] = await readLists(tx, sql`l.id = ${id} and ${listsSeen(companySide(side))}`);
  if (!row) throw refuse('kernel.not_found');
  const lines = await readListLines(tx, id);
  const { specs } = await readShelf(
    tx,
    side.memberId,
    lines.map(({ specId }) => specId),
    undefined,
  );
  const items = lines.flatMap((line) => {
    const spec = specs.get(line.specId);
    return spec ? [lineOf(spec, line, language)] : [];
  });
  return { ...listOf(row, side), items };
};
