import { seckillApi } from '@mall/contract/marketing/seckill.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';

/** The seckill area of a home page; without an answer it is left out. */
export const seckillAsk = ask(
  seckillApi.home,
  {},
  {
    staleMs: 15_000,
    fallback: {
      sessionId: null,
      activityStartDate: null,
      activityEndDate: null,
      currentDateStr: '2000-01-01 00:00:00',
      seckillGoodsList: [],
      soonTimeSoltList: [],
    },
  },
);
