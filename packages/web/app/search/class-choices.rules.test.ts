import type { CustomClass, GoodsClass } from '@mall/contract/catalogue/catalogue.api.ts';
import { expect, it } from 'vitest';
import { arrangedChoices, belowChoices, blockName } from './class-choices.rules.ts';

const block = (id: string, rest: Partial<CustomClass> = {}): CustomClass => ({
  id,
  name: `块 ${id}`,
  image: '/i.svg',
  goodsCount: 3,
  showType: 1,
  advDTO: null,
  children: [],
  ...rest,
});

it('offers what leads to a class, as the address says or else as it stands on its page', () => {
  const arranged = [block('7', { classId: '70' }), block('8')];
  const choices = [{ classId: '70', name: '块 7', image: '/i.svg', goodsCount: 3 }];
  expect(arrangedChoices(arranged, undefined)).toEqual({ look: '1', choices });
  expect(arrangedChoices(arranged, '2')).toEqual({ look: '2', choices });
  expect(arrangedChoices([block('7', { classId: '70', showType: 2 })], undefined).look).toBe('2');
});

it('offers the classes below one of the mall’s own', () => {
  const below: GoodsClass[] = [
    { id: '3', parentId: '1', level: 2, name: '电缆', icon: '', picture: '/p.svg', goodsCount: 9, children: [] },
  ];
  expect(belowChoices(below, '2')).toEqual({ look: '2', choices: [{ classId: '3', name: '电缆', image: '/p.svg', goodsCount: 9 }] });
});

it('finds the name of a block at any depth', () => {
  const blocks = [block('1', { children: [block('2', { children: [block('3')] })] })];
  expect([blockName(blocks, '3'), blockName(blocks, '1'), blockName(blocks, '9'), blockName(blocks, undefined)]).toEqual([
    '块 3',
    '块 1',
    undefined,
    undefined,
  ]);
});
