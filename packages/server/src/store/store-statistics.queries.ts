import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { Share } from '@mall/contract/store/store.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { wordOf } from '../kernel/word-of.ts';
import { proofKinds } from './proof-kinds.ts';
import { provinceName } from './province-names.ts';

const KindRow = z.strictObject({ kind: z.number(), stores: z.number(), papers: z.number() });

/** Proofs of the open stores by kind: how many stores hold one, and how many there are. Kinds that nobody holds are left out. */
const countProofs = async (tx: Tx) => {
  const rows = await readRows(tx, KindRow)`
    select k.nth::int as kind, count(distinct q.store_id)::int as stores, count(*)::int as papers
    from store_qualification q
    join store s on s.id = q.store_id and s.state = 'open'
    cross join lateral (
      select nth from unnest(${sql.param(proofKinds.map((kind) => kind.pattern))}::text[]) with ordinality as kinds (pattern, nth)
      where q.name ~ pattern order by nth limit 1) k
    group by k.nth`;
  return rows.map((row) => ({ ...row, words: proofKinds[row.kind - 1]?.name }));
};

const largestFirst = (shares: Share[]): Share[] => shares.toSorted((one, other) => other.value - one.value);

/** How many stores can show each kind of proof. */
export const listQualificationStatistics = async (tx: Tx, language: Language): Promise<Share[]> =>
  largestFirst((await countProofs(tx)).map((row) => ({ name: wordOf(row.words, language), value: row.stores })));

/** Of all proofs, how many are of each kind. */
export const listQualificationRatio = async (tx: Tx, language: Language): Promise<Share[]> =>
  largestFirst((await countProofs(tx)).map((row) => ({ name: wordOf(row.words, language), value: row.papers })));

const otherRegion = { zh: '其他', en: 'Other', fra: 'Autres', spa: 'Otros', pt: 'Outros', ru: 'Прочее' };

const NameRow = z.strictObject({ name: z.string(), value: z.number() });

export const countStoresByRegion = async (tx: Tx, language: Language): Promise<Share[]> => {
  const rows = await readRows(
    tx,
    NameRow,
  )`select split_part(region, ' ', 1) as name, count(*)::int as value from store where state = 'open' group by 1 order by 2 desc, 1`;
  return rows.map((row) => ({ name: row.name === '' ? otherRegion[language] : provinceName(row.name, language), value: row.value }));
};

export const countStoresByGrade = async (tx: Tx, language: Language): Promise<Share[]> => {
  const rows = await readRows(
    tx,
    Share,
  )`select grade as name, count(*)::int as value from store where state = 'open' group by grade order by grade`;
  return rows.map((row) => ({ name: language === fallbackLanguage ? `${row.name} 级` : row.name, value: row.value }));
};
