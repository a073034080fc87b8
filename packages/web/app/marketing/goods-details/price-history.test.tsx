import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PriceHistory } from './price-history.tsx';
import { priceText } from './price-text.ts';

const average = {
  gcId: '3',
  gcName: '变压器',
  unit: '台',
  averagePrice: '2537.95',
  history: [
    { date: '2026-10', price: '2537.95' },
    { date: '2026-11', price: '1012093.20' },
  ],
};

test('the price trend groups its figures, for the eye and for the ear', () => {
  // What the chart is given for its hint is a number.
  expect(priceText(2537.95)).toBe('¥2,537.95');
  const Stub = createRoutesStub([{ path: '/', Component: () => <PriceHistory average={average} /> }]);
  const html = renderToStaticMarkup(<Stub />);
  expect(html).toContain('¥2,537.95');
  expect(html).toContain('¥1,012,093.20');
});
