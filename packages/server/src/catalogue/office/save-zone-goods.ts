import type { SaveZoneGoods, ZoneRule } from '@mall/contract/catalogue/zone-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sqlList } from '../../kernel/sql-list.ts';
import { numberZone } from './number-zone.ts';

const tables = { class: 'goods_class', brand: 'brand', label: 'label', store: 'store', goods: 'goods' } as const;

/** Nothing that is not there: a rule without a thing would never be missed. */
const requireTargets = async (tx: Tx, rules: readonly ZoneRule[]): Promise<void> => {
  for (const [kind, table] of Object.entries(tables)) {
    const ids = [...new Set(rules.filter((rule) => rule.kind === kind).map((rule) => rule.target))];
    if (ids.length === 0) continue;
    const standing = kind === 'class' ? sql` and merged_into is null` : sql``;
    const [found] = await readRows(
      tx,
      TotalRow,
    )`select count(*)::int as total from ${sql.identifier(table)} where id = any (${sqlList(ids)})${standing}`;
    if (found?.total !== ids.length) throw refuse('class_office.target_unknown');
  }
};

/** Which goods a zone shows, said anew as a whole. */
export const saveZoneGoods = async (tx: Tx, zoneId: Id, { rules }: SaveZoneGoods): Promise<{ goodsCount: number }> => {
  const [held] = await readRows(tx, IdRow)`select id::text from zone where id = ${zoneId} for update`;
  if (!held) throw refuse('kernel.not_found');
  await requireTargets(tx, rules);
  await tx.execute(sql`delete from zone_rule where zone_id = ${zoneId}`);
  await tx.execute(sql`
    insert into zone_rule (zone_id, kind, target) select ${zoneId}::bigint, n.kind, n.target from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) n (kind text, target text) on conflict do nothing`);
  return { goodsCount: await numberZone(tx, zoneId) };
};
