import { type ConditionField, contractConditionFields, type Entry } from '@mall/contract/approval/approval.rules.ts';
import type { BizType } from '@mall/contract/approval/biz-type.ts';
import { canHold } from '@mall/contract/approval/fitting.rules.ts';
import { refuse } from '../kernel/refusal.ts';

const ofContracts: ReadonlySet<ConditionField> = new Set(contractConditionFields);

/** A condition that never holds would leave a step out, or the whole process, and nobody would see why. */
export const requireConditions = (bizType: BizType, entry: Entry, nodes: readonly (Entry & { name: string })[]): void => {
  const all = [...entry.conditions, ...nodes.flatMap((node) => node.conditions)];
  if (bizType === 'contract' && all.some(({ field }) => !ofContracts.has(field))) throw refuse('approval.condition_of_orders');
  if (!canHold(entry)) throw refuse('approval.entry_never');
  const never = nodes.find((node) => !canHold(node, entry));
  if (never) throw refuse('approval.condition_never', { node: never.name });
};
