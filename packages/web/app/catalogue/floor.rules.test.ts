import type { Floor, FloorGoods, FloorLink } from '@mall/contract/catalogue/catalogue.api.ts';
import { expect, test } from 'vitest';
import { kitsOf, rowOf } from './floor.rules.ts';

const goods = (goodsId: string, rest: Partial<FloorGoods>) => ({ goodsId, part: 'main', groupNo: 0, caption: '', ...rest }) as FloorGoods;
const link = (id: string, rest: Partial<FloorLink>) => ({ id, part: 'head', groupNo: 0, ...rest }) as FloorLink;
const floor = (rest: Partial<Floor>) => ({ floorStyle: 3, goodsDTOS: [], webFloorLinkConfigDTOList: [], ...rest }) as unknown as Floor;

test('puts goods into the kit of their number and leaves out an empty kit', () => {
  const kits = kitsOf(
    floor({
      webFloorLinkConfigDTOList: [
        link('1', { part: 'kit', groupNo: 1 }),
        link('2', { part: 'kit', groupNo: 2 }),
        link('3', { part: 'kit', groupNo: 3 }),
      ],
      goodsDTOS: [
        goods('7', { part: 'kit', groupNo: 2 }),
        goods('8', { part: 'kit', groupNo: 1 }),
        goods('9', { part: 'main', groupNo: 3 }),
      ],
    }),
  );
  expect(kits.map((kit) => [kit.link.id, kit.goods.map((one) => one.goodsId)])).toEqual([
    ['1', ['8']],
    ['2', ['7']],
  ]);
});

test('shows a goods once in a row', () => {
  const row = rowOf(floor({ goodsDTOS: [goods('1', {}), goods('2', {}), goods('1', { part: 'ranking' }), goods('3', {})] }), 2);
  expect(row.map((one) => one.goodsId)).toEqual(['1', '2']);
});
