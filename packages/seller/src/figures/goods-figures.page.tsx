import { goodsOrders } from '@mall/contract/figures/figures.rules.ts';
import { sellerFiguresApi } from '@mall/contract/figures/seller-figures.api.ts';
import { ClassChoice } from '@mall/counter/chart/class-table.tsx';
import { useFigureSpan } from '@mall/counter/chart/use-figure-span.tsx';
import { useFormats } from '@mall/counter/chart/use-formats.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { useWords } from '../kernel/words.ts';
import { goodsColumns } from './goods-ranking.tsx';
import { useClassPlace } from './use-class-place.ts';

const fields = { order: oneOf(goodsOrders, 'amount') };
const size = 20;

/** Every goods that was sold or looked at. */
export default function GoodsFiguresPage() {
  const t = useWords('figures');
  const formats = useFormats();
  const unitOf = useUnit();
  const { days, unsound, choice, own } = useFigureSpan();
  const place = usePlace(fields);
  const { order, page } = place.at;
  const { classId, narrowed, choose } = useClassPlace();
  const scope = { ...days, ...narrowed };
  const classes = useList(ask(sellerFiguresApi.classes, { query: days }, { staleMs: 0 }), { enabled: !unsound });
  const found = useList(ask(sellerFiguresApi.goods, { query: { ...scope, order, page, limit: size } }, { staleMs: 0 }), {
    enabled: !unsound,
  });
  const exporting = useListExport({ call: sellerFiguresApi.exportGoods, filter: scope, disabled: unsound, label: t('export') });
  return (
    <ListPage
      title={t('goods')}
      lead={t('goods.lead', days)}
      acts={
        <>
          <ClassChoice rows={classes.data ?? []} classId={classId} onChoose={choose} />
          {choice}
          {exporting.button}
        </>
      }
      note={
        <>
          {own}
          {exporting.note}
        </>
      }
      filter={
        <FilterBar
          place={place}
          filters={[
            {
              kind: 'choice',
              name: 'order',
              label: t('order'),
              any: t('order.amount'),
              atOnce: true,
              options: goodsOrders.slice(1).map((value) => ({ value, label: t(`order.${value}`) })),
            },
          ]}
        />
      }
      list={{
        found,
        unsound,
        rowKey: ({ goodsId }) => goodsId,
        page,
        size,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: goodsColumns({ t, formats, unitOf }),
        none: { title: t('goods.none') },
      }}
    />
  );
}
