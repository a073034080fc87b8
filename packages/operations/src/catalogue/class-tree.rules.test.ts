import type { ClassChange } from '@mall/contract/catalogue/class-office.rules.ts';
import { describe, expect, it } from 'vitest';
import { type DrawnClass, drawAttributes, drawClasses, nextRef, withChange, withoutAbout } from './class-draft.rules.ts';
import { dropOn, linesOf, moveBy } from './class-tree.rules.ts';

const six = (zh: string) => ({ zh, en: zh, fra: zh, spa: zh, pt: zh, ru: zh });
const node = (id: string, parentId: string | null, level: number, more: Partial<DrawnClass> = {}): DrawnClass => ({
  id,
  parentId,
  level,
  names: six(`类${id}`),
  synonyms: [],
  unit: '',
  taxRate: 13,
  nameRule: '',
  shown: true,
  goodsCount: 0,
  attributeCount: 0,
  ...more,
});
// 1 > 11 > (111, 112), 12 > (121); 2 > 21
const classes = [
  node('1', null, 1),
  node('2', null, 1),
  node('11', '1', 2),
  node('12', '1', 2),
  node('21', '2', 2),
  node('111', '11', 3),
  node('112', '11', 3),
  node('121', '12', 3, { synonyms: ['铁帽子'] }),
] as never[];
const move = (classId: string, parentId: string | null, beforeId: string | null): ClassChange => ({
  act: 'class.move',
  classId,
  parentId,
  beforeId,
});
const order = (list: readonly DrawnClass[], parentId: string | null) => list.filter((one) => one.parentId === parentId).map(({ id }) => id);

const attribute = (id: string) => ({
  id,
  classId: '111',
  names: six(id),
  kind: 'choice' as const,
  unit: '',
  required: false,
  facet: true,
  inName: false,
  drivesSpec: false,
  goodsCount: 3,
  values: [],
});

describe('Alt with an arrow', () => {
  it('moves a class among its sisters, and past them to the neighbour above', () => {
    expect(moveBy(classes, '112', 'ArrowUp')).toEqual(move('112', '11', '111'));
    expect(moveBy(classes, '111', 'ArrowDown')).toEqual(move('111', '11', null));
    expect(moveBy(classes, '112', 'ArrowDown')).toEqual(move('112', '12', '121'));
    expect(moveBy(classes, '121', 'ArrowUp')).toEqual(move('121', '11', null));
    expect(moveBy(classes, '121', 'ArrowRight')).toEqual(move('121', '21', null));
    expect(moveBy(classes, '121', 'ArrowLeft')).toEqual(move('121', '11', null));
  });
  it('leads nowhere at the ends of the tree, by another key, and for what is about to go', () => {
    expect(moveBy(classes, '1', 'ArrowUp')).toBeUndefined();
    expect(moveBy(classes, '1', 'ArrowLeft')).toBeUndefined();
    expect(moveBy(classes, '111', 'ArrowUp')).toBeUndefined();
    expect(moveBy(classes, '111', 'Home')).toBeUndefined();
    expect(moveBy([node('1', null, 1, { mark: 'merging' }), node('2', null, 1)], '1', 'ArrowDown')).toBeUndefined();
  });
});

describe('dragging', () => {
  it('lets go behind a sister or first in a class above, and nowhere else', () => {
    expect(dropOn(classes, '111', '121')).toEqual(move('111', '12', null));
    expect(dropOn(classes, '121', '111')).toEqual(move('121', '11', '112'));
    expect(dropOn(classes, '111', '12')).toEqual(move('111', '12', '121'));
    expect(dropOn(classes, '111', '1')).toBeUndefined();
    expect(dropOn(classes, '11', '111')).toBeUndefined();
    expect(dropOn(classes, '11', '11')).toBeUndefined();
  });
});

it('shows what is open, or all that leads to a word and its synonyms', () => {
  expect(linesOf(classes, new Set(['1']), '').map((line) => line.node.id)).toEqual(['1', '11', '12', '2']);
  expect(linesOf(classes, new Set(), '铁帽').map((line) => line.node.id)).toEqual(['1', '12', '121']);
});

describe('a draft', () => {
  it('is drawn over what stands, and a later word takes the place of an earlier', () => {
    const fields = { names: six('新类'), synonyms: [], unit: '', taxRate: 13 as const, nameRule: '', shown: true };
    let changes: ClassChange[] = [];
    const ref = nextRef(changes);
    changes = withChange(changes, { act: 'class.add', classId: ref, parentId: '12', fields });
    changes = withChange(changes, { act: 'class.change', classId: ref, fields: { ...fields, unit: '台' } });
    changes = withChange(changes, move('111', '12', ref));
    changes = withChange(changes, move('111', '12', '121'));
    changes = withChange(changes, { act: 'class.merge', classId: '112', intoId: '121' });
    expect(changes.map(({ act }) => act)).toEqual(['class.add', 'class.move', 'class.merge']);
    const drawn = drawClasses(classes, changes);
    expect(order(drawn, '12')).toEqual(['111', '121', '+1']);
    expect(drawn.find(({ id }) => id === '+1')).toMatchObject({ level: 3, unit: '台', mark: 'new' });
    expect(drawn.find(({ id }) => id === '112')).toMatchObject({ mark: 'merging', into: '类121' });
    expect(nextRef(changes)).toBe('+2');
    expect(withoutAbout(changes, { classId: '12' }).map(({ act }) => act)).toEqual(['class.move', 'class.merge']);
  });

  it('of attributes: new, changed, ordered, going', () => {
    const { id: _, classId: __, goodsCount: ___, ...fields } = attribute('1');
    const changes: ClassChange[] = [
      { act: 'attribute.save', attributeId: '+1', classId: '111', fields },
      { act: 'attribute.save', attributeId: '5', classId: '111', fields: { ...fields, required: true } },
      { act: 'attribute.move', attributeId: '+1', beforeId: '5' },
      { act: 'attribute.remove', attributeId: '6' },
      { act: 'attribute.save', attributeId: '+2', classId: '112', fields },
    ];
    expect(drawAttributes([attribute('5'), attribute('6')], changes, '111').map(({ id, mark }) => [id, mark])).toEqual([
      ['+1', 'new'],
      ['5', 'changed'],
      ['6', 'removed'],
    ]);
  });
});
