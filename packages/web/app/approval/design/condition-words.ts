import type { Condition } from '@mall/contract/approval/approval.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useWords } from '../../kernel/words.tsx';
import type { Entry, Names } from './design.rules.ts';

const signs = { gt: '>', gte: '≥', lt: '<', lte: '≤', in: '=', notIn: '≠' } as const;

/** A condition as one reads it: "订单金额 > ¥200,000.00 或 品类 = 变压器、开关柜". */
export const useConditionWords = (names: Names): ((entry: Entry) => string) => {
  const t = useWords('approval/design');
  const orders = useWords('order');
  const valueOf = (condition: Condition): string => {
    switch (condition.field) {
      case 'amount':
        return `¥${formatCurrency(condition.value || '0')}`;
      case 'payMode':
        return condition.modes.map((mode) => orders(`mode.${mode}`)).join(t('and'));
      default: {
        const { field } = condition;
        return condition.ids.map((id) => names[field][id] ?? id).join(t('and'));
      }
    }
  };
  const say = (condition: Condition) => `${t(`field.${condition.field}`)} ${signs[condition.op]} ${valueOf(condition)}`;
  return ({ match, conditions }) => conditions.map(say).join(` ${t(match === 'all' ? 'match.and' : 'match.or')} `);
};
