import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { yuanText } from './yuan.tsx';

const figuresAsk = ask(payOperationsApi.figures, {}, { staleMs: 0 });
const useFigures = () => useDetail(figuresAsk).thing;

type MoneyScreen = 'vouchers' | 'refunds' | 'wrong' | 'statement';
const addresses: Readonly<Record<MoneyScreen, string>> = {
  vouchers: '/money/vouchers',
  refunds: '/money/refunds',
  wrong: '/money',
  statement: '/money/statement',
};

/** What waits in each of the four lists of money, and the way there. */
export function MoneyTiles({ here }: { here: MoneyScreen }) {
  const t = useWords('money');
  const figures = useFigures();
  if (!figures) return <Panel bordered flush className={styles.tiles ?? ''} />;
  const { vouchers, refunds, wrong, statement, twoToday } = figures;
  const tiles: [MoneyScreen, number, string][] = [
    [
      'vouchers',
      vouchers.count,
      vouchers.count > 0
        ? t('tile.vouchers.text', { amount: yuanText(vouchers.amount), at: vouchers.oldest?.slice(5, 16) ?? '' })
        : t('tile.none'),
    ],
    [
      'refunds',
      refunds.count,
      refunds.count > 0 ? t('tile.refunds.text', { amount: yuanText(refunds.amount), failed: refunds.failed }) : t('tile.none'),
    ],
    ['wrong', wrong.count, t('tile.wrong.text', { second: wrong.second })],
    [
      'statement',
      statement.count,
      statement.day === null
        ? t('tile.statement.none')
        : t('tile.statement.text', { day: statement.day.slice(5), amount: yuanText(statement.amount) }),
    ],
  ];
  return (
    <Panel bordered flush>
      <nav className={styles.tiles} aria-label={t('title')}>
        {tiles.map(([screen, count, text]) => (
          <RouterLink
            key={screen}
            href={addresses[screen]}
            className={classNames((screen === 'wrong' || screen === 'statement') && count > 0 && styles.hot)}
            aria-current={screen === here ? 'page' : undefined}
          >
            <span>{t(`tile.${screen}`)}</span>
            <b>{count}</b>
            <small>{text}</small>
          </RouterLink>
        ))}
        <RouterLink href="/money?tab=ended">
          <span>{t('tile.two')}</span>
          <b>{twoToday}</b>
          <small>{t('tile.two.text')}</small>
        </RouterLink>
      </nav>
    </Panel>
  );
}

/** Under the title of every screen of money: what moved today, and how far the bank's statement was read. */
export const useMoneyLead = (): string | undefined => {
  const t = useWords('money');
  const figures = useFigures();
  if (!figures) return undefined;
  const { inToday, outToday, statement } = figures;
  const moved = t('lead', { in: yuanText(inToday), out: yuanText(outToday) });
  return statement.day === null ? moved : moved + t('lead.statement', { day: statement.day.slice(5), count: statement.count });
};
