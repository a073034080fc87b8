import type { StatementDay } from '@mall/contract/payment/statement.api.ts';
import { type LineTab, lineTabs } from '@mall/contract/payment/statement.rules.ts';
import type { Translate } from '../kernel/words.ts';
import type { StatementPlace } from './statement-place.ts';

export type Counts = StatementDay['counts'] | undefined;

const countOf = (tab: LineTab, counts: NonNullable<Counts>): number => {
  if (tab === 'mall_only') return counts.mallOnly;
  return tab === 'matched' ? counts.auto + counts.hand : counts.likely + counts.open;
};

/** What differs, what the books have alone, and what is settled. */
export const statementTabs = (t: Translate<'money'>, place: StatementPlace, counts: Counts) => ({
  label: t('tile.statement'),
  items: lineTabs.map((id) => ({ id, label: t(`statement.tab.${id}`), ...(counts && { count: countOf(id, counts) }) })),
  value: place.at.tab,
  hrefOf: (tab: LineTab) => place.hrefOf({ tab }),
});
