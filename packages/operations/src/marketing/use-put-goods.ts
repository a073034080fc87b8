import type { DealGoods } from '@mall/contract/marketing/activity-office.rules.ts';
import { seckillOperationsApi } from '@mall/contract/marketing/seckill-office.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useWords } from '../kernel/words.ts';
import { sessionReads } from './seckill.reads.ts';

/** Puts a goods into a session or changes it there. */
export const usePutGoods = (id: string) => {
  const t = useWords('marketing');
  return useCall({
    call: seckillOperationsApi.putGoods,
    request: (body: DealGoods) => ({ params: { id }, body }),
    changes: sessionReads,
    done: t('goods.saved'),
  });
};
