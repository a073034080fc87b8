/** From this share of a budget its manager is warned, in percent. */
const warningPercent = 80;

/** What was told of a budget already: nothing, that it is nearly used up, that it is. */
type BudgetLevel = 0 | typeof warningPercent | 100;

type Budget = { budgetFen: number; reservedFen: number; usedFen: number };

export const leftOf = ({ budgetFen, reservedFen, usedFen }: Budget): number => budgetFen - reservedFen - usedFen;

/** How much of it is taken, in tenths of a percent, rounded down: 79.99 % is not 80 %. A budget of nothing is used up. */
export const sharePermille = ({ budgetFen, reservedFen, usedFen }: Budget): number =>
  budgetFen === 0 ? 1000 : Math.floor(((reservedFen + usedFen) * 1000) / budgetFen);

export const levelOf = (budget: Budget): BudgetLevel => {
  const share = sharePermille(budget);
  if (share >= 1000) return 100;
  return share >= warningPercent * 10 ? warningPercent : 0;
};

/** The same to be read, in percent: rounded, but never up to where something is told or over that is not. */
export const shownPercent = (budget: Budget): number => {
  const least = sharePermille(budget);
  const { budgetFen, reservedFen, usedFen } = budget;
  const rounded = budgetFen === 0 ? least : Math.round(((reservedFen + usedFen) * 1000) / budgetFen);
  return ([warningPercent * 10, 1000].includes(rounded) ? least : rounded) / 10;
};

export type Standing = 'open' | 'warned' | 'used_up' | 'closed';

/** How a project is shown: what must be looked at comes before that it goes on. */
export const standingOf = (state: 'open' | 'closed', budget: Budget): Standing => {
  if (state === 'closed') return 'closed';
  const level = levelOf(budget);
  if (level === 100) return 'used_up';
  return level === warningPercent ? 'warned' : 'open';
};
