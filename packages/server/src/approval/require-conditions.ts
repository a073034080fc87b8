import { type ConditionField, contractConditionFields, type Entry } from '@mall/contract/approval/approval.rules.ts';
import type { BizType } from '@mall/contract/approval/biz-type.ts';
import { type ClassesAbove, canHold } from '@mall/contract/approval/fitting.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { sqlList } from '../kernel/sql-list.ts';

const ofContracts: ReadonlySet<ConditionField> = new Set(contractConditionFields);

const ClassRow = z.strictObject({ id: Id, path: z.string() });

const readAbove = async (tx: Tx, { conditions }: Pick<Entry, 'conditions'>): Promise<ClassesAbove> => {
  const ids = conditions.flatMap((one) => (one.field === 'category' ? one.ids : []));
  if (ids.length === 0) return {};
  const rows = await readRows(tx, ClassRow)`select id::text, path from goods_class where id = any (${sqlList(ids)})`;
  return Object.fromEntries(rows.map(({ id, path }) => [id, path.split('/')]));
};

/** A condition that never holds would leave a step out, or the whole process, and nobody would see why. */
export const requireConditions = async (
  tx: Tx,
  bizType: BizType,
  entry: Entry,
  nodes: readonly (Entry & { name: string })[],
): Promise<void> => {
  const all = [...entry.conditions, ...nodes.flatMap((node) => node.conditions)];
  if (bizType === 'contract' && all.some(({ field }) => !ofContracts.has(field))) throw refuse('approval.condition_of_orders');
  const above = await readAbove(tx, { conditions: all });
  if (!canHold(entry, above)) throw refuse('approval.entry_never');
  const never = nodes.find((node) => !canHold(node, above, entry));
  if (never) throw refuse('approval.condition_never', { node: never.name });
};
