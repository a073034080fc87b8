import { type ChargeText, chargeApi } from '@mall/contract/content/charge.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { readPage } from '@mall/kit/list/page-number.ts';
import { isId } from '@mall/kit/page/is-id.ts';

export const chargesAPage = 10;

const noText: ChargeText = {
  id: '',
  type: '',
  title: '',
  summary: '',
  pointsPrice: 0,
  publishTime: '',
  views: 0,
  open: false,
  content: '',
};

/** What a reader may read changes when he buys, so it is never held for long. */
const chargeTextAsk = (id: string) => ask(chargeApi.text, { params: { id } }, { staleMs: 0, fallback: noText });

export const chargeQueries = ({ search }: { search: URLSearchParams }) => {
  const id = search.get('id');
  return {
    list: ask(
      chargeApi.page,
      { query: { page: readPage(search.get('page')), limit: chargesAPage } },
      { staleMs: 0, fallback: { list: [], total: 0 } },
    ),
    ...(isId(id) && { text: chargeTextAsk(id) }),
  };
};
