import { describe, expect, it } from 'vitest';
import { readPlace, withoutColumn, writePlace } from './compare-place.ts';

const read = (search: string) => readPlace(new URLSearchParams(search));

describe('the address of a comparison', () => {
  it('holds everything, and says only what is not usual', () => {
    const address = '?specId=7,3,9&base=3&only=1&mark=0&kwh=0.8&years=30&p0=570,,460&pk=,,4460';
    expect(writePlace(read(address))).toBe(address);
    expect(writePlace(read('?specId=7,3&base=7&kwh=0.62'))).toBe('?specId=7,3');
    expect(writePlace(read(''))).toBe('');
  });

  it('reads what it can of what somebody typed', () => {
    expect(read('?specId=7,x,7,3,9,12,15').ids).toEqual(['7', '3', '9', '12']);
    expect(read('?specId=7&base=99').base).toBe('7');
    expect(read('?specId=7&kwh=-1&hours=1e9&load=abc&years=0').terms).toEqual({ kwh: 0.62, hours: 8760, load: 50, years: 20 });
    expect(read('?specId=7&p0=1,2,3,4,5').p0).toEqual([]);
  });

  it('loses a column with what was typed for it', () => {
    const left = withoutColumn(read('?specId=7,3,9&base=3&p0=570,510,460'), '3');
    expect(writePlace(left)).toBe('?specId=7,9&p0=570,460');
  });
});
