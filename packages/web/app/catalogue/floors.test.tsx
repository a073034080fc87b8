import type { Floor, FloorGoods, FloorLink } from '@mall/contract/catalogue/catalogue.api.ts';
import { WordsProvider } from '@mall/kit/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import shellWords from '../shell/words/zh.json';
import { Floors } from './floors.tsx';

const goods = (goodsId: string): FloorGoods => ({
  goodsId,
  specId: `${goodsId}1`,
  specName: `断路器 ${goodsId}`,
  itemNumber: 'NE0010000001-01',
  picture: '',
  specSellPrice: '1234.50',
  activityType: 0,
  seckillFlag: 0,
  unit: '台',
  taxRate: 13,
  minOrderQuantity: 1,
  specStorage: 5,
  leadDays: 0,
  storeId: '1',
  storeName: '店',
  goodsSource: 'third',
  ownFlag: 0,
  sales: 0,
  monthSales: 0,
  attributeLine: '',
  part: 'main',
  groupNo: 0,
  caption: '',
  specIntegerPrize: '1234',
  specFloatPrize: '50',
});

const stepped = (goodsId: string): FloorGoods => ({ ...goods(goodsId), priceBreak: { minNum: 1500, price: '1120.35' } });

const floor = (floorStyle: number, goodsDTOS: FloorGoods[]): Floor => ({
  id: String(floorStyle),
  floorStyle,
  floorStyleName: `enjoy-good-things${floorStyle}`,
  title: `第 ${floorStyle} 层`,
  subtitle: '',
  image: '',
  actionType: 'class',
  actionParams: { id: '3' },
  goodsDTOS,
  webFloorLinkConfigDTOList: [],
});

const render = (floors: Floor[]) => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <WordsProvider source={{ find: () => shellWords }}>
          <Floors floors={floors} />
        </WordsProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
};

test('every style carries its class and leads to its goods and its class', () => {
  for (const style of [1, 2, 3, 4]) {
    const html = render([floor(style, [goods('7'), goods('8')])]);
    expect(html).toContain(`enjoy-good-things${style}"`);
    expect(html).toContain('href="/goodsDetails?goodsId=7&amp;specId=71"');
    expect(html).toContain('href="/goodsDetails?goodsId=8&amp;specId=81"');
    expect(html).toContain('href="/proClassification?id=3"');
  }
});

test('a style of a later version is shown as a plain row', () => {
  const html = render([floor(9, [goods('7')])]);
  expect(html).toContain('enjoy-good-things9"');
  expect(html).toContain('断路器 7');
});

test('a floor without goods is left out', () => {
  expect(render([floor(1, [])])).not.toContain('enjoy-good-things1');
});

test('every style tells from how many pieces on each costs less, and nothing where no step is', () => {
  for (const style of [1, 2, 4]) {
    const html = render([floor(style, [stepped('7'), stepped('8'), goods('9')])]);
    expect(html.match(/满 1,500 台 ¥1,120\.35/g), `style ${style}`).toHaveLength(2);
  }
  const kit: FloorLink = {
    id: '1',
    part: 'kit',
    groupNo: 1,
    title: '配电房',
    subtitle: '',
    image: '',
    relationType: 'class',
    relationTarget: '3',
    typeKeyWord: '',
    linkType: 'inner',
  };
  const scenes: Floor = { ...floor(3, [{ ...stepped('7'), part: 'kit', groupNo: 1 }]), webFloorLinkConfigDTOList: [kit] };
  expect(render([scenes])).toContain('满 1,500 台 ¥1,120.35');
});
