import { type ConditionField, contractConditionFields, type Entry } from '@mall/contract/approval/approval.rules.ts';
import type { BizType } from '@mall/contract/approval/biz-type.ts';
import { refuse } from '../kernel/refusal.ts';

const ofContracts: ReadonlySet<ConditionField> = new Set(contractConditionFields);

/** A condition that never holds would leave a step out, or the whole process, and nobody would see why. */
export const requireConditions = (bizType: BizType, conditions: Entry['conditions'], nodes: readonly Pick<Entry, 'conditions'>[]): void => {
  if (bizType !== 'contract') return;
  const all = [...conditions, ...nodes.flatMap((node) => node.conditions)];
  if (all.some(({ field }) => !ofContracts.has(field))) throw refuse('approval.condition_of_orders');
};
