import type { Id } from '../kernel/fields.ts';
import { fromYuan } from '../kernel/money.ts';
import type { Condition, Entry, OrderFacts } from './approval.rules.ts';

const touches = (op: 'in' | 'notIn', named: readonly string[], held: readonly string[]): boolean =>
  held.some((one) => named.includes(one)) === (op === 'in');

export const conditionHolds = (condition: Condition, facts: OrderFacts): boolean => {
  switch (condition.field) {
    case 'amount': {
      const limit = fromYuan(condition.value);
      const { amountFen } = facts;
      return { gt: amountFen > limit, gte: amountFen >= limit, lt: amountFen < limit, lte: amountFen <= limit }[condition.op];
    }
    case 'category':
      return touches(condition.op, condition.ids, facts.classIds);
    case 'payMode':
      return touches(condition.op, condition.modes, facts.payMode === null ? [] : [facts.payMode]);
    case 'supplier':
      return touches(condition.op, condition.ids, facts.storeIds);
    case 'project':
      return touches(condition.op, condition.ids, facts.projectIds);
  }
};

export const entryHolds = ({ match, conditions }: Entry, facts: OrderFacts): boolean => {
  if (conditions.length === 0) return true;
  const holds = (condition: Condition) => conditionHolds(condition, facts);
  return match === 'all' ? conditions.every(holds) : conditions.some(holds);
};

/** Conditions written in another order, or with their ids in another, are the same. */
const wordOf = (condition: Condition): string => {
  switch (condition.field) {
    case 'amount':
      return `amount ${condition.op} ${fromYuan(condition.value)}`;
    case 'payMode':
      return `payMode ${condition.op} ${condition.modes.toSorted().join()}`;
    default:
      return `${condition.field} ${condition.op} ${condition.ids.toSorted().join()}`;
  }
};

const saying = ({ match, conditions }: Entry): string =>
  `${conditions.length > 1 ? match : ''} ${[...new Set(conditions.map(wordOf))].toSorted().join(' ; ')}`;

/** Whether two of one department would fit the same orders, so that neither could be preferred. */
export const sameEntry = (one: Entry, other: Entry): boolean => saying(one) === saying(other);

export type Candidate = Entry & {
  id: Id;
  departmentId: Id | null;
  /** When each of its nodes applies. */
  nodes: readonly Entry[];
};

/**
 * The processes that fit an order equally well: those of the nearest department that has one which fits, from the requester's own upwards to the company
 * itself, and of these the ones that say most about it. One of which no node applies asks for nobody's approval, and nothing farther away is asked then.
 */
export const fittingOf = <One extends Candidate>(candidates: readonly One[], departments: readonly Id[], facts: OrderFacts): One[] => {
  for (const departmentId of [...departments, null]) {
    const fits = candidates.filter((one) => one.departmentId === departmentId && entryHolds(one, facts));
    if (fits.length === 0) continue;
    const most = Math.max(...fits.map(({ conditions }) => conditions.length));
    return fits.filter(({ conditions, nodes }) => conditions.length === most && nodes.some((node) => entryHolds(node, facts)));
  }
  return [];
};
