import { seckillApi } from '@mall/contract/marketing/seckill.api.ts';
import { seckillPageSize } from '@mall/contract/marketing/seckill.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { readPage } from '@mall/kit/list/page-number.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { placeAsk } from '../shell/place-banner.tsx';

const staleMs = 5_000;

/** The address names a session, not whether it runs; so both are asked, and the one it is not in answers with nothing. */
export const zoneQueries = ({ search }: { search: URLSearchParams }) => {
  const sessionId = search.get('sessionId');
  const query = { ...(isId(sessionId) && { sessionId }), page: readPage(search.get('page')), limit: seckillPageSize };
  return {
    banners: placeAsk('seckill_banner'),
    sessions: ask(seckillApi.sessions, {}, { staleMs }),
    current: ask(seckillApi.currentGoods, { query }, { staleMs }),
    soon: ask(seckillApi.soonGoods, { query }, { staleMs }),
  };
};
