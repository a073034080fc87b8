import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browseLoader } from '@mall/kit/ask/page-queries.ts';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { renderLoader } from '../kernel/render-loader.ts';
import { renderingContext } from '../kernel/rendering.ts';

export const recommendedAtOnce = 5;

/** Prices, stock and limits are of this moment: what is shown from before is asked for again at once. */
export const cartListAsk = ask(cartApi.list, {}, { staleMs: 0 });
export const recommendAsk = (page: number) =>
  ask(cartApi.recommend, { query: { page, limit: recommendedAtOnce } }, { fallback: { list: [], total: 0 } });

const cartQueries = () => ({ cart: cartListAsk, recommended: recommendAsk(1) });

/** A guest's page is kept for all guests, so his cart comes in the browser; a member's is rendered with it. */
export const renderCart = (visit: LoaderFunctionArgs) =>
  visit.context.get(renderingContext).signedIn ? renderLoader(cartQueries)(visit) : renderLoader(() => ({}))(visit);

const browse = browseLoader(cartQueries);

/** A cart that cannot be read shows so in its place, with a way to try again. */
export const browseCart = (visit: ClientLoaderFunctionArgs) => browse(visit).catch(() => null);
