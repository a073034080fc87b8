import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { describe, expect, it, vi } from 'vitest';
import { keepCards } from './keep-cards.ts';

const cardOf = (goodsId: string) => ({ goodsId, specName: `goods ${goodsId}` }) as GoodsCard;
const gone = '404';
const loader = () => vi.fn(async (ids: readonly string[]) => ids.filter((id) => id !== gone).map(cardOf));
const idsOf = (cards: { card: GoodsCard }[]) => cards.map(({ card }) => card.goodsId);

describe('cards of hits', () => {
  it('come in the order asked, without those that left the shelf, and are read once', async () => {
    const load = loader();
    const list = keepCards(load, 1000);
    expect(idsOf(await list(['3', gone, '1'], 'zh'))).toEqual(['3', '1']);
    expect(idsOf(await list(['1', '3', gone], 'zh'))).toEqual(['1', '3']);
    expect(load).toHaveBeenCalledTimes(1);
    expect((await list(['1'], 'zh'))[0]?.text).toBe('{"goodsId":"1","specName":"goods 1"}');
    await list(['1'], 'en');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('are read anew after a while, only those that are missing', async () => {
    let time = 0;
    const load = loader();
    const list = keepCards(load, 1000, 10, () => time);
    await list(['1'], 'zh');
    time = 500;
    await list(['1', '2'], 'zh');
    expect(load.mock.calls.map(([ids]) => ids)).toEqual([['1'], ['2']]);
    time = 1000;
    await list(['1', '2'], 'zh');
    expect(load.mock.calls.at(-1)?.[0]).toEqual(['1']);
  });

  it('of searches that come while a statement runs are read by the next, together', async () => {
    const load = loader();
    const list = keepCards(load, 1000);
    const answers = await Promise.all([list(['1'], 'zh'), list(['2'], 'zh'), list(['3', '2'], 'zh')]);
    expect(answers.map(idsOf)).toEqual([['1'], ['2'], ['3', '2']]);
    expect(load.mock.calls.map(([ids]) => ids)).toEqual([['1', '2', '3']]);
  });

  it('are never more than so many, and all there even when a search asks for more', async () => {
    const load = loader();
    const list = keepCards(load, 1000, 2);
    expect(idsOf(await list(['1', '2', '3'], 'zh'))).toEqual(['1', '2', '3']);
    await list(['1'], 'zh');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that could not be read are asked for again', async () => {
    const load = loader().mockRejectedValueOnce(new Error('away'));
    const list = keepCards(load, 1000);
    await expect(list(['1'], 'zh')).rejects.toThrow('away');
    expect(idsOf(await list(['1'], 'zh'))).toEqual(['1']);
  });

  it('are not kept where nothing is to be kept', async () => {
    const load = loader();
    const list = keepCards(load, 0);
    await list(['1'], 'zh');
    await list(['1'], 'zh');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
