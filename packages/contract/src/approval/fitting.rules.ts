import type { Id } from '../kernel/fields.ts';
import { fromYuan, largestAmount } from '../kernel/money.ts';
import { type Condition, conditionModes, type Entry, type OrderFacts } from './approval.rules.ts';

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

/** Amounts are whole fen, never below nothing nor above the largest: what is left between the lower and the upper bounds. */
const amountsLeft = (conditions: readonly Condition[]): boolean => {
  const bounds = conditions.filter((one) => one.field === 'amount').map(({ op, value }) => ({ op, fen: fromYuan(value) }));
  const least = Math.max(0, ...bounds.filter(({ op }) => op === 'gt' || op === 'gte').map(({ op, fen }) => (op === 'gt' ? fen + 1 : fen)));
  const most = Math.min(
    largestAmount,
    ...bounds.filter(({ op }) => op === 'lt' || op === 'lte').map(({ op, fen }) => (op === 'lt' ? fen - 1 : fen)),
  );
  return least <= most;
};

/** An order is paid by one mode. */
const modesLeft = (conditions: readonly Condition[]): boolean => {
  const asked = conditions.filter((one) => one.field === 'payMode');
  const isLeft = (mode: (typeof conditionModes)[number]) => asked.every(({ op, modes }) => modes.includes(mode) === (op === 'in'));
  return conditionModes.some(isLeft);
};

/** The classes above those that conditions name. */
export type ClassesAbove = Readonly<Record<Id, readonly Id[]>>;

/** An order may touch several things of a kind: it is asked for what all of which is shut out. What lies in a class lies in all above it. */
const namedLeft = (conditions: readonly Condition[], above: ClassesAbove): boolean => {
  const named = conditions.filter((one) => 'ids' in one);
  const shutOut = (field: Condition['field'], id: Id) => {
    const touched = field === 'category' ? [id, ...(above[id] ?? [])] : [id];
    return named.some((one) => one.op === 'notIn' && one.field === field && touched.some((each) => one.ids.includes(each)));
  };
  return named.every(({ op, field, ids }) => op === 'notIn' || ids.some((id) => !shutOut(field, id)));
};

const waysOf = ({ match, conditions }: Entry): (readonly Condition[])[] =>
  match === 'all' || conditions.length === 0 ? [conditions] : conditions.map((one) => [one]);

/** Whether there can be an order for which it holds; `within`: among those for which that holds. */
export const canHold = (entry: Entry, above: ClassesAbove, within: Entry = { match: 'all', conditions: [] }): boolean =>
  waysOf(within).some((outer) =>
    waysOf(entry).some((inner) => {
      const all = [...outer, ...inner];
      return amountsLeft(all) && modesLeft(all) && namedLeft(all, above);
    }),
  );

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

/** What is said twice is said once. */
const wordsOf = ({ conditions }: Pick<Entry, 'conditions'>): string[] => [...new Set(conditions.map(wordOf))].toSorted();

const saying = (entry: Entry): string => {
  const said = wordsOf(entry);
  return `${said.length > 1 ? entry.match : ''} ${said.join(' ; ')}`;
};

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
    const most = Math.max(...fits.map((one) => wordsOf(one).length));
    return fits.filter((one) => wordsOf(one).length === most && one.nodes.some((node) => entryHolds(node, facts)));
  }
  return [];
};
