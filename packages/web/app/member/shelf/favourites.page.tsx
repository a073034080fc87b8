import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { colleaguesApi, type FavouriteGoods, favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { favouriteKinds } from '@mall/contract/member/favourites.rules.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { type Place, usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { CartIcon } from '@mall/ui/icons/cart-icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { useState } from 'react';
import { type Translate, useWords } from '../../kernel/words.tsx';
import { cartReads } from '../../shell/cart.changes.ts';
import { useSession } from '../../shell/use-session.ts';
import { CartReport, type Put } from './cart-report.tsx';
import { FavouriteCard } from './favourite-card.tsx';
import { useFavouriteColumns } from './favourite-columns.tsx';

/** Beside his own, what colleagues keep, for whoever may see it. */
const tabs = [...favouriteKinds, 'colleagues'] as const;
const fields = { kind: oneOf(tabs, 'all'), keyword: typed(50) };
const size = 20;

const noneOf = (t: Translate<'member/shelf'>, place: Place<typeof fields>) =>
  place.narrowed()
    ? {
        title: t('goods.noneFound'),
        actions: (
          <RouterLink href={place.plain} className="link">
            {t('goods.showAll')}
          </RouterLink>
        ),
      }
    : {
        title: t('goods.none'),
        text: t('goods.noneText'),
        actions: (
          <Button href="/proClassification" as={RouterLink}>
            {t('goods.shop')}
          </Button>
        ),
      };

/** Goods that the member keeps, with what they cost then and now; those he needs go into the cart together. */
export default function FavouritesPage() {
  const t = useWords('member/shelf');
  const place = usePlace(fields);
  const { kind, keyword, page } = place.at;
  const { may } = useSession();
  const theirs = kind === 'colleagues';
  const query = { page, limit: size, ...(keyword && { keyword }) };
  const own = useList(ask(favouritesApi.goodsPage, { query: { ...query, kind: theirs ? 'all' : kind } }, { staleMs: 0 }));
  const colleagues = useList(ask(colleaguesApi.favourites, { query }, { staleMs: 0 }), { enabled: theirs });
  const found = theirs ? colleagues : own;
  const [report, setReport] = useState<Put>();
  const counts = own.data?.counts;
  const remove = useAct({
    call: favouritesApi.removeGoods,
    request: (goods: readonly FavouriteGoods[]) => ({ body: { ids: goods.map(({ goodsId }) => goodsId) } }),
    ask: (goods) => ({
      title: t('goods.removeAsk', { count: goods.length }),
      text: goods.length === 1 ? goods[0]?.specName : undefined,
      act: t('goods.remove'),
      back: t('goods.keep'),
      tone: 'danger',
    }),
    done: ({ removed }) => t('goods.removed', { count: removed }),
    changes: [favouritesApi.goodsPage, favouritesApi.goodsAmong, favouritesApi.isFavourite],
  });
  const put = useCall({
    call: cartApi.addMany,
    request: (goods: readonly FavouriteGoods[]) => ({
      body: { lines: goods.map(({ specId, minOrderQuantity }) => ({ specId, num: minOrderQuantity })) },
    }),
    done: ({ added, refused }) => (refused.length === 0 ? t('put.done', { count: added.length }) : undefined),
    onDone: ({ added, refused }, goods) => refused.length > 0 && setReport({ goods, added: added.length, refused }),
    changes: cartReads,
  });
  // What went wrong the call has said.
  const putAll = (goods: readonly FavouriteGoods[]) => void put.run(goods).catch(() => undefined);
  const acts = {
    put: (goods: FavouriteGoods) => putAll([goods]),
    remove: (goods: FavouriteGoods) => remove.start([goods]),
    busy: (goods: FavouriteGoods) => put.subject?.length === 1 && put.subject[0] === goods,
  };
  return (
    <ListPage
      title={t('goods.title')}
      tabs={{
        label: t('goods.kinds'),
        items: tabs
          .filter((id) => id !== 'colleagues' || may('company:favourites:view'))
          .map((id) => ({ id, label: t(`goods.kind.${id}`), ...(counts && id !== 'colleagues' && { count: counts[id] }) })),
        value: kind,
        hrefOf: (next) => place.hrefOf({ kind: next }),
      }}
      filter={<FilterBar place={place} filters={[{ kind: 'text', name: 'keyword', label: t('goods.keyword'), width: 220, most: 50 }]} />}
      list={{
        found,
        rowKey: ({ goodsId }) => goodsId,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: useFavouriteColumns(acts),
        across: true,
        card: (goods, pick) => <FavouriteCard goods={goods} {...pick} acts={acts} />,
        pick: {
          nameOf: ({ specName }) => t('pick', { name: specName }),
          acts: (goods) => (
            <>
              <Button
                size="s"
                icon={<CartIcon size={14} />}
                busy={put.busy && put.subject !== undefined && put.subject.length > 1}
                onClick={() => putAll(goods)}
              >
                {t('put.act')}
              </Button>
              {!theirs && (
                <Button look="line" size="s" icon={<TrashIcon size={14} />} busy={remove.busy} onClick={() => remove.start(goods)}>
                  {t('goods.remove')}
                </Button>
              )}
            </>
          ),
        },
        none: noneOf(t, place),
        words: { failed: t('goods.failed') },
      }}
    >
      {remove.question}
      <CartReport put={report} onClose={() => setReport(undefined)} />
    </ListPage>
  );
}
