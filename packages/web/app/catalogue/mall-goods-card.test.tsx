import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { LanguageContext } from '@mall/kit/words/language.ts';
import { WordsProvider } from '@mall/kit/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { MallGoodsCard } from './mall-goods-card.tsx';

const goods = {
  goodsId: '1',
  specId: '11',
  specName: 'Масляные трансформаторы с аморфным сердечником',
  picture: '',
  specSellPrice: '1234.50',
  unit: '台',
  minOrderQuantity: 1,
  specStorage: 5,
  leadDays: 0,
  monthSales: 0,
  attributeLine: '100kVA',
  priceBreak: { minNum: 5, price: '1120.35' },
} as GoodsCard;

const render = (language: Language) => {
  const Component = () => (
    <LanguageContext value={language}>
      <WordsProvider source={{ find: () => ({}) }}>
        <MallGoodsCard goods={goods} />
      </WordsProvider>
    </LanguageContext>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  return renderToStaticMarkup(<Stub />);
};

test('a card cuts neither name nor facts where words are long', () => {
  expect(render('ru').match(/class="[^"]*whole[^"]*"/g)).toHaveLength(2);
  expect(render('zh')).not.toContain('whole');
});
