import type { OffShelf } from '@mall/contract/catalogue/goods.api.ts';
import type { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { outcomePage } from '../../shell/outcome-page.ts';
import { detailsAsk, goodsParts } from './goods.queries.ts';

export const goodsReasons = {
  gone: 'goods.off_shelf',
  missing: ['goods.not_found', 'kernel.bad_input', 'kernel.signs_wrong', 'kernel.required', 'kernel.not_found'],
} as const;

export const goodsOutcome = outcomePage<typeof goodsDetailsApi.details, OffShelf>({
  question: detailsAsk,
  parts: goodsParts,
  ...goodsReasons,
});
