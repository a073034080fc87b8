import { goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { classOptionsOf } from './class-options.rules.ts';

/** The classes in which the store may sell, to choose one of. */
export const useClassOptions = () =>
  classOptionsOf(useAnswer(ask(goodsVersionApi.classes, {}, { fallback: { classes: [], shelves: [] } })).classes);
