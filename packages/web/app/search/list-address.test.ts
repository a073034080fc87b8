import { describe, expect, it } from 'vitest';
import { askedOf, canonicalOf, changeList, noFilters, priceRange, readList, toggle, toggleAttr } from './list-address.ts';

const at = (text: string) => new URLSearchParams(text);

describe('the address of a list', () => {
  it('says words, filters, order, page and view', () => {
    const list = readList(
      'search',
      at(
        'keyword=YJV22&classId=16&brandId=3,8&labelId=2&attrs=5:9,7;6:1&priceMin=10&priceMax=99.5&source=self&inStock=1&sort=sales&pageNo=3&view=table',
      ),
    );
    expect(list).toMatchObject({
      keyword: 'YJV22',
      classId: '16',
      brandIds: ['3', '8'],
      labelIds: ['2'],
      priceMin: '10',
      priceMax: '99.5',
      source: 'self',
      inStock: true,
      sort: 'sales',
      pageNo: 3,
      view: 'table',
    });
    expect([...list.attrs]).toEqual([
      ['5', ['9', '7']],
      ['6', ['1']],
    ]);
  });

  it.each([
    'brandId=a',
    'brandId=1,,2',
    'labelId=-1',
    'attrs=5:',
    'attrs=x',
    'priceMin=cheap',
    'priceMax=1e9',
    'source=moon',
    'inStock=yes',
    'sort=luck',
    'pageNo=-2',
    'pageNo=x',
    'classId=0',
    'storeId=1e3',
  ])('takes what is wrongly said as not said: %s', (text) => {
    expect(askedOf('search', readList('search', at(text)), false)).toEqual({ pageNo: 1, pageSize: 20, sort: 'relevance' });
  });

  it('never asks for more than the server allows', () => {
    const many = Array.from({ length: 80 }, (_, place) => place + 1).join(',');
    const list = readList('search', at(`keyword=${'长'.repeat(90)}&brandId=${many}&attrs=1:${many}&pageNo=99999`));
    expect(list.keyword).toHaveLength(60);
    expect(list.brandIds).toHaveLength(50);
    expect(list.attrs.get('1')).toHaveLength(50);
    expect(list.pageNo).toBe(1);
  });

  it('goes there and back without loss', () => {
    const search = at('keyword=3×95&brandId=3%2C8&attrs=5%3A7%2C9&priceMin=1&inStock=1&sort=price_desc&pageNo=2&view=table');
    const list = readList('search', search);
    expect(readList('search', at(changeList('search', at(''), list).slice(1)))).toEqual(list);
  });

  it('begins another list at its first page, and keeps the page when only the view changes', () => {
    const search = at('keyword=a&pageNo=5');
    expect(changeList('search', search, { inStock: true })).toBe('?keyword=a&inStock=1');
    expect(changeList('search', search, { sort: 'sales' })).toBe('?keyword=a&sort=sales');
    expect(changeList('search', search, { view: 'table' })).toBe('?keyword=a&pageNo=5&view=table');
    expect(changeList('search', search, { pageNo: 2 })).toBe('?keyword=a&pageNo=2');
    expect(changeList('search', search, { pageNo: 1 })).toBe('?keyword=a');
  });

  it('keeps what it does not know: the language, the entry, where one came from', () => {
    expect(changeList('class', at('id=1&isGlobal=1&dataSource=currentPage&showType=2'), { brandIds: ['4'] })).toBe(
      '?id=1&isGlobal=1&dataSource=currentPage&showType=2&brandId=4',
    );
  });

  it('knows the class of a class page by classId, or else by id, and writes it as id', () => {
    expect(readList('class', at('id=1')).classId).toBe('1');
    expect(readList('class', at('id=1&classId=16')).classId).toBe('16');
    expect(readList('search', at('id=1')).classId).toBeUndefined();
    expect(changeList('class', at('id=1&classId=16'), { classId: '92' })).toBe('?id=92');
    expect(changeList('class', at('id=1&zoneId=3'), { classId: undefined })).toBe('?zoneId=3');
    expect(changeList('search', at('keyword=a'), { classId: '92' })).toBe('?keyword=a&classId=92');
  });

  it('knows a block of the page one comes from by id, and the class chosen in it by classId', () => {
    const block = readList('class', at('id=5&showType=1&dataSource=currentPage'));
    expect(block).toMatchObject({ fromPage: true, customId: '5', classId: undefined, showType: '1' });
    expect(askedOf('class', block, false)).toMatchObject({ dataSource: 'currentPage', customId: '5' });
    const chosen = changeList('class', at('id=5&showType=1&dataSource=currentPage'), { classId: '16' });
    expect(chosen).toBe('?id=5&showType=1&dataSource=currentPage&classId=16');
    const list = readList('class', at(chosen));
    expect(list).toMatchObject({ customId: '5', classId: '16' });
    expect(askedOf('class', list, false)).not.toHaveProperty('dataSource');
    expect(changeList('class', at(chosen), { classId: undefined })).toBe('?id=5&showType=1&dataSource=currentPage');
    expect(canonicalOf('/proClassification', 'class', list)).toBe('/proClassification?id=16');
    expect(canonicalOf('/proClassification', 'class', block)).toBe('/proClassification?id=5&dataSource=currentPage');
  });

  it('is the mall’s own class where the address does not say currentPage, and has no other way to show classes than two', () => {
    expect(readList('class', at('id=5&showType=2&dataSource=other'))).toMatchObject({ fromPage: false, classId: '5', showType: '2' });
    expect(readList('class', at('id=5&showType=3')).showType).toBeUndefined();
    expect(readList('search', at('id=5&dataSource=currentPage')).fromPage).toBe(false);
  });

  it('takes every filter away and leaves words, class, order and view', () => {
    const search = at(
      'keyword=a&id=1&brandId=3&labelId=2&attrs=5:7&priceMin=1&priceMax=2&source=self&inStock=1&sort=sales&view=table&pageNo=4',
    );
    expect(changeList('class', search, noFilters)).toBe('?keyword=a&id=1&sort=sales&view=table');
  });

  it('asks for the shelf of a store, for the goods of a zone, and only for goods from abroad on cross-border pages', () => {
    expect(askedOf('store', readList('store', at('storeId=7&classId=3')), false)).toMatchObject({ storeId: '7', storeClassId: '3' });
    expect(askedOf('class', readList('class', at('zoneId=2&id=3')), false)).toMatchObject({ zoneId: '2', classId: '3' });
    expect(askedOf('search', readList('search', at('source=self')), true)).toMatchObject({ source: 'cross' });
  });

  it('has one address for search engines, however it is filtered', () => {
    const list = readList('class', at('id=16&brandId=3&sort=sales&view=table&inStock=1&pageNo=2'));
    expect(canonicalOf('/proClassification', 'class', list)).toBe('/proClassification?id=16&pageNo=2');
    expect(canonicalOf('/searchGoodsResult', 'search', readList('search', at('')))).toBe('/searchGoodsResult');
  });
});

describe('choosing', () => {
  it('puts in what is not there and takes out what is', () => {
    expect(toggle(['1', '2'], '2')).toEqual(['1']);
    expect(toggle(['1'], '2')).toEqual(['1', '2']);
    const once = toggleAttr(new Map(), '5', '7');
    expect([...once]).toEqual([['5', ['7']]]);
    expect([...toggleAttr(once, '5', '7')]).toEqual([['5', []]]);
    expect(changeList('search', at('attrs=5:7'), { attrs: toggleAttr(once, '5', '7') })).toBe('?');
  });

  it('reads a price range as people type it', () => {
    expect(priceRange('1,200', '９９')).toEqual({ priceMin: '99', priceMax: '1200' });
    expect(priceRange(' ¥ 5.5 ', '')).toEqual({ priceMin: '5.5', priceMax: '' });
    expect(priceRange('-3', '1.234')).toEqual({ priceMin: '', priceMax: '' });
  });
});
