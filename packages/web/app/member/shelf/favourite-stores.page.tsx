import { type FavouriteStore, favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../../kernel/words.tsx';
import { FollowedStore } from './followed-store.tsx';

const fields = {};
const size = 10;

/** Stores that the member follows, each with what is new there. */
export default function FavouriteStoresPage() {
  const t = useWords('member/shelf');
  const place = usePlace(fields);
  const { page } = place.at;
  const found = useList(ask(favouritesApi.storePage, { query: { page, limit: size } }, { staleMs: 0 }));
  const unfollow = useAct({
    call: favouritesApi.removeStores,
    request: (stores: readonly FavouriteStore[]) => ({ body: { ids: stores.map(({ storeId }) => storeId) } }),
    ask: (stores) => ({
      title: t('stores.removeAsk', { count: stores.length }),
      text: stores.length === 1 ? stores[0]?.name : undefined,
      act: t('stores.remove'),
      back: t('stores.keep'),
      tone: 'danger',
    }),
    done: ({ removed }) => t('stores.removed', { count: removed }),
    changes: [favouritesApi.storePage, favouritesApi.storesAmong, storeApi.info],
  });
  return (
    <ListPage
      title={t('stores.title')}
      lead={found.data && found.data.total > 0 ? t('stores.count', { count: found.data.total }) : undefined}
      list={{
        found,
        rowKey: ({ storeId }) => storeId,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        card: (store, pick) => <FollowedStore store={store} {...pick} onUnfollow={() => unfollow.start([store])} />,
        pick: {
          nameOf: ({ name }) => t('pick', { name }),
          acts: (stores) => (
            <Button look="line" size="s" busy={unfollow.busy} onClick={() => unfollow.start(stores)}>
              {t('stores.remove')}
            </Button>
          ),
        },
        none: {
          title: t('stores.none'),
          text: t('stores.noneText'),
          actions: (
            <Button href="/searchShopResult" as={RouterLink}>
              {t('stores.find')}
            </Button>
          ),
        },
        words: { failed: t('stores.failed') },
      }}
    >
      {unfollow.question}
    </ListPage>
  );
}
