import { beforeEach, describe, expect, it } from 'vitest';
import { writeKept } from '../../kernel/kept-state.ts';
import { addCompared, compareAddress, readCompared, removeCompared } from './compared.ts';

const goods = (specId: string) => ({ specId, name: `goods ${specId}`, picture: '/a.svg', price: '1.00' });

beforeEach(() => writeKept('compared', []));

describe('the tray', () => {
  it('takes four, each once, and says when it is full', () => {
    for (const id of ['1', '2', '3']) expect(addCompared(goods(id))).toBe(true);
    expect(addCompared(goods('2'))).toBe(true);
    expect(addCompared(goods('4'))).toBe(true);
    expect(addCompared(goods('5'))).toBe(false);
    removeCompared('1');
    expect(addCompared(goods('5'))).toBe(true);
  });

  it('reads what is left of a broken one', () => {
    expect(readCompared('x')).toEqual([]);
    expect(readCompared([goods('1'), { specId: 'x' }, null, goods('1'), { ...goods('2'), name: 3 }])).toEqual([goods('1')]);
    expect(readCompared(['1', '2', '3', '4', '5', '6'].map(goods))).toHaveLength(4);
  });

  it('leads to an address that holds it', () => {
    expect(compareAddress([])).toBe('/procurementManagement/goodsComp');
    expect(compareAddress([goods('7'), goods('3')])).toBe('/procurementManagement/goodsComp?specId=7,3');
  });
});
