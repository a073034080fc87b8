import { describe, expect, it } from 'vitest';
import { pairLines } from './pair-lines.ts';
import { type ScoredLine, type ScoredRecord, scoreLine } from './score-line.ts';

const line = (given: Partial<ScoredLine> = {}): ScoredLine => ({
  direction: 'in',
  amountFen: 60_300_000,
  partyName: '沧屿新能源有限公司',
  remark: '398244',
  reference: '',
  date: '2026-11-12 11:05:00',
  ...given,
});
const record = (given: Partial<ScoredRecord> = {}): ScoredRecord => ({
  kind: 'payment',
  amountFen: 60_300_000,
  names: ['沧屿新能源有限公司'],
  keys: ['26110900398244'],
  date: '2026-11-12 10:00:00',
  ...given,
});

describe('a line and a record', () => {
  it.each([
    ['is it when amount, number, name and day agree', {}, {}, 100, '', true],
    ['is it without a name, when the bank says none', { partyName: '' }, {}, 96, '', true],
    ['may be it a day later', {}, { date: '2026-11-11 23:59:00' }, 96, 'day', false],
    ['may be it when another paid', { partyName: '个人' }, {}, 88, 'name', false],
    ['may be it without a number', { remark: '货款' }, {}, 60, 'reference', false],
    ['may be it with another amount', { amountFen: 1 }, {}, 60, 'amount', false],
  ] as const)('%s', (_, ofLine, ofRecord, score, difference, sure) => {
    expect(scoreLine(line(ofLine), record(ofRecord))).toEqual({ score, difference, sure });
  });

  it('are nothing to each other days apart, in the other direction, or with neither amount nor number in common', () => {
    expect(scoreLine(line(), record({ date: '2026-11-08 10:00:00' }))).toBeUndefined();
    expect(scoreLine(line({ direction: 'out' }), record())).toBeUndefined();
    expect(scoreLine(line({ amountFen: 1, remark: '98244' }), record())).toBeUndefined();
  });
});

describe('many lines and many records', () => {
  it('are put together one to one, the sure ones first', async () => {
    const lines = [line({ remark: '货款' }), line()];
    const records = [record(), record({ keys: ['26110900999999'] })];
    const pairs = await pairLines(lines, records);
    expect(pairs.map((pair) => [lines.indexOf(pair.line), records.indexOf(pair.record), pair.sure])).toEqual([
      [1, 0, true],
      [0, 1, false],
    ]);
  });

  it('of thousands of payments of one amount find their own by its number in a moment', async () => {
    const many = 5000;
    const records = Array.from({ length: many }, (_, at) => record({ amountFen: 100, keys: [`P${100_000_000 + at}`] }));
    const lines = records.map(({ keys }) => line({ amountFen: 100, remark: '', reference: keys[0] as string }));
    const started = performance.now();
    const pairs = await pairLines(lines, records);
    expect(pairs.filter(({ sure, line: { reference }, record: { keys } }) => sure && keys[0] === reference)).toHaveLength(many);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
