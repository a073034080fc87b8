import type { FigureFilter } from '@mall/contract/figures/figures.rules.ts';
import { type GoodsFigures, sellerFiguresApi } from '@mall/contract/figures/seller-figures.api.ts';
import { PanelTitle } from '@mall/counter/chart/figure-page.tsx';
import { shareOf } from '@mall/counter/chart/figure-span.rules.ts';
import { type Formats, useFormats, yuanOf } from '@mall/counter/chart/use-formats.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { type Translate, useWords } from '../kernel/words.ts';
import styles from './figures.module.css';

const shown = 10;
const highRefunds = 3;
const soonDays = 7;
/** Longer is long. */
const mostDays = 999;

type Words = { t: Translate<'figures'>; formats: Formats; unitOf: (unit: string) => string };

export const goodsColumns = ({ t, formats: { money, count, rate }, unitOf }: Words): TableColumn<GoodsFigures>[] => [
  {
    key: 'name',
    head: t('goods.name'),
    bare: true,
    cell: ({ goodsId, name, picture }) => (
      <a href={`/goodsDetails?goodsId=${goodsId}`} target="_blank" rel="noopener noreferrer" className={styles.goods}>
        <img src={picture} alt="" width={32} height={32} loading="lazy" />
        <span>{name}</span>
      </a>
    ),
  },
  { key: 'amount', head: t('metric.amount'), align: 'money', cell: ({ amount }) => money(yuanOf(amount)) },
  {
    key: 'num',
    head: t('goods.num'),
    align: 'right',
    cell: ({ num, unit }) => <span className={styles.nowrap}>{`${count(num)} ${unitOf(unit)}`}</span>,
  },
  { key: 'visitors', head: t('metric.visitors'), align: 'right', cell: ({ visitors }) => count(visitors) },
  {
    key: 'conversion',
    head: t('goods.conversion'),
    align: 'right',
    cell: ({ orders, visitors }) => (visitors === 0 ? t('none') : <span className={styles.nowrap}>{rate(shareOf(orders, visitors))}</span>),
  },
  {
    key: 'refunds',
    head: t('refundRate'),
    align: 'right',
    cell: ({ refunded, amount }) => {
      const share = shareOf(yuanOf(refunded), yuanOf(amount));
      return <span className={share >= highRefunds ? styles.bad : undefined}>{rate(share)}</span>;
    },
  },
  {
    key: 'lasts',
    head: t('goods.lasts'),
    align: 'right',
    cell: ({ lasts, left, unit }) =>
      lasts === null ? (
        `${count(left)} ${unitOf(unit)}`
      ) : (
        <span className={classNames(styles.nowrap, lasts <= soonDays && styles.warn)}>
          {t('goods.days', { days: lasts > mostDays ? `${mostDays}+` : lasts })}
        </span>
      ),
  },
];

/** What sells best. */
export function GoodsRanking({ scope }: { scope: FigureFilter }) {
  const t = useWords('figures');
  const formats = useFormats();
  const unitOf = useUnit();
  const { data } = useList(ask(sellerFiguresApi.goods, { query: { ...scope, limit: shown } }, { staleMs: 0 }));
  return (
    <Panel
      bordered
      flush
      title={<PanelTitle title={t('goods')} note={t('goods.note')} />}
      extra={
        data &&
        data.total > shown && (
          <RouterLink
            href={`/figures/goods?span=own&from=${scope.from}&to=${scope.to}${scope.classId ? `&classId=${scope.classId}` : ''}`}
            className="link"
          >
            {t('goods.all', { count: data.total })}
          </RouterLink>
        )
      }
    >
      <div className={styles.ranking}>
        <Table
          caption={t('goods')}
          dense
          stacks
          columns={goodsColumns({ t, formats, unitOf })}
          rows={data?.list ?? []}
          rowKey={({ goodsId }) => goodsId}
          loading={!data}
          loadingRows={shown}
          empty={<p className={styles.inside}>{t('goods.none')}</p>}
        />
      </div>
    </Panel>
  );
}
