import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { describe, expect, it, vi } from 'vitest';
import { type CardJson, keepCards } from './keep-cards.ts';

let edition = '';
const cardOf = (specId: string) => ({ specId, specName: `goods ${specId}${edition}` }) as GoodsCard;
const gone = '404';
const loader = () => vi.fn(async (ids: readonly string[]) => ids.filter((id) => id !== gone).map(cardOf));
const idsOf = (cards: (CardJson | undefined)[]) => cards.map((json) => json && (JSON.parse(`${json}}`) as GoodsCard).specId);
const asked = (load: ReturnType<typeof loader>) => load.mock.calls.map(([ids]) => ids);

describe('cards of hits', () => {
  it('come in the order asked, with a gap for those that left the shelf, and are read once', async () => {
    const load = loader();
    const list = keepCards(load, 1000, 500);
    expect(idsOf(await list(['3', gone, '1'], 'zh'))).toEqual(['3', undefined, '1']);
    expect(idsOf(await list(['1', '3', gone], 'zh'))).toEqual(['1', '3', undefined]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(String((await list(['1'], 'zh'))[0])).toBe('{"specId":"1","specName":"goods 1"');
    await list(['1'], 'en');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that are not quite new are shown while they are read anew, old ones not', async () => {
    let time = 0;
    const load = loader();
    const list = keepCards(load, 1000, 500, 10, () => time);
    await list(['1'], 'zh');
    edition = ' II';
    time = 500;
    expect(String((await list(['1'], 'zh'))[0])).not.toContain('II');
    await vi.waitFor(async () => expect(String((await list(['1'], 'zh'))[0])).toContain('II'));
    expect(asked(load)).toEqual([['1'], ['1']]);
    edition = ' III';
    time = 1500;
    expect(String((await list(['1'], 'zh'))[0])).toContain('III');
    edition = '';
  });

  it('of searches that come at once are read together, and of others meanwhile by a few statements', async () => {
    const ends: (() => void)[] = [];
    const load = vi.fn(async (ids: readonly string[]) => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return ids.map(cardOf);
    });
    const list = keepCards(load, 1000, 500);
    const first = Promise.all([list(['1'], 'zh'), list(['2'], 'zh'), list(['3', '2'], 'zh')]);
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const later: Promise<unknown>[] = [];
    for (const id of ['4', '5', '6', '7', '8']) {
      later.push(list([id], 'zh'));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(load.mock.calls.map(([ids]) => ids)).toEqual([['1', '2', '3'], ['4'], ['5']]);
    ends.shift()?.();
    expect((await first).map(idsOf)).toEqual([['1'], ['2'], ['3', '2']]);
    await vi.waitFor(() => expect(load.mock.calls.at(-1)?.[0]).toEqual(['6', '7', '8']));
    for (const end of ends) end();
    await vi.waitFor(() => expect(ends).toHaveLength(3));
    for (const end of ends) end();
    await Promise.all(later);
  });

  it('are never more than so many, and all there even when a search asks for more', async () => {
    const load = loader();
    const list = keepCards(load, 1000, 500, 2);
    expect(idsOf(await list(['1', '2', '3'], 'zh'))).toEqual(['1', '2', '3']);
    await list(['1'], 'zh');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that could not be read are asked for again', async () => {
    const load = loader().mockRejectedValueOnce(new Error('away'));
    const list = keepCards(load, 1000, 500);
    await expect(list(['1'], 'zh')).rejects.toThrow('away');
    expect(idsOf(await list(['1'], 'zh'))).toEqual(['1']);
  });

  it('are not kept where nothing is to be kept', async () => {
    const load = loader();
    const list = keepCards(load, 0, 0);
    expect(idsOf(await list([gone, '1'], 'zh'))).toEqual([undefined, '1']);
    await list(['1'], 'zh');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
