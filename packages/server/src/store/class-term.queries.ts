import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { applicationApi, type ClassTerm } from '@mall/contract/store/application.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { wordOf } from '../kernel/word-of.ts';

const { classId, needs } = applicationApi.terms.data.element.shape;
const Row = z.strictObject({ classId, needs, names: WordsColumn, tops: WordsColumn, deposit: z.int(), permille: z.int() });

const listWhere = async (tx: Tx, language: Language, where: SQL): Promise<ClassTerm[]> => {
  const rows = await readRows(tx, Row)`
    select c.id::text as "classId", c.names, p.names as tops, coalesce(t.needs, '{}') as needs, coalesce(t.deposit_fen, 0)::int as deposit, coalesce(t.fee_permille, 0) as permille
    from goods_class c join goods_class p on p.id = c.parent_id left join store_class_term t on t.class_id = c.id
    where c.level = 2 and c.shown and ${where} order by p.sort, p.id, c.sort, c.id`;
  return rows.map(({ names, tops, deposit, permille, ...row }) => ({
    ...row,
    name: wordOf(names, language),
    topName: wordOf(tops, language),
    deposit: toYuan(fen(deposit)),
    feeRate: `${(permille / 10).toFixed(1)}%`,
  }));
};

/** The classes one can sell in, and what each asks for. */
export const listTerms = (tx: Tx, language: Language): Promise<ClassTerm[]> => listWhere(tx, language, sql`true`);

/** The same of some of them; one that is not there is left out. */
export const listTermsOf = (tx: Tx, language: Language, ids: readonly Id[]): Promise<ClassTerm[]> =>
  listWhere(tx, language, sql`c.id = any (${sqlList(ids)})`);
