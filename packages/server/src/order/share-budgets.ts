import type { Id } from '@mall/contract/kernel/fields.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BudgetShare } from '../project/book-budgets.ts';
import type { DraftOrder, OrderWishes, WrittenOrder } from './write-orders.ts';

type Wishes = Pick<OrderWishes, 'projectId' | 'lineProjects'>;
/** Before the orders have numbers: of which store, and of which spec; the freight is of none. */
type DraftShare = { projectId: Id; storeId: Id; specId: Id | null; fen: number };

/** What drafted orders take of which project: each line what it costs in the end, and the order's own project the freight. */
export const shareBudgets = (drafts: readonly DraftOrder[], { projectId = null, lineProjects = [] }: Wishes): DraftShare[] => {
  const ofLine = new Map(lineProjects.map((line) => [line.specId, line.projectId]));
  const ordered = new Set(drafts.flatMap(({ lines }) => lines.map(({ specId }) => specId)));
  // A project that is booked nowhere would be missed by nobody.
  if (ofLine.size < lineProjects.length) throw refuse('project.line_twice');
  if ([...ofLine.keys()].some((specId) => !ordered.has(specId))) throw refuse('project.line_unknown');
  return drafts.flatMap(({ storeId, priced, lines }) => {
    const shares = lines.flatMap(({ specId, priced: { payFen } }): DraftShare[] => {
      const own = ofLine.has(specId) ? ofLine.get(specId) : projectId;
      return own ? [{ projectId: own, storeId, specId, fen: payFen }] : [];
    });
    if (projectId && priced.freightFen > 0) shares.push({ projectId, storeId, specId: null, fen: priced.freightFen });
    return shares;
  });
};

export const sumShares = (shares: readonly Pick<DraftShare, 'projectId' | 'fen'>[]): Map<Id, number> => {
  const sums = new Map<Id, number>();
  for (const { projectId, fen } of shares) sums.set(projectId, (sums.get(projectId) ?? 0) + fen);
  return sums;
};

/** The same with the numbers of the orders that were written, which lie in the order of their stores. */
export const numberShares = (
  shares: readonly DraftShare[],
  drafts: readonly DraftOrder[],
  written: readonly WrittenOrder[],
): BudgetShare[] => {
  const lineOf = new Map(written.flatMap(({ orderId, lines }) => lines.map(({ specId, lineId }) => [specId, { orderId, lineId }])));
  const orderOf = new Map(
    drafts.map(({ storeId, lines }) => {
      const [first] = lines;
      return [storeId, first && lineOf.get(first.specId)?.orderId];
    }),
  );
  return shares.map(({ projectId, storeId, specId, fen }) => {
    const orderId = orderOf.get(storeId);
    if (!orderId) throw new Error('an order without its number');
    return { projectId, orderId, lineId: specId === null ? null : (lineOf.get(specId)?.lineId ?? null), fen };
  });
};
