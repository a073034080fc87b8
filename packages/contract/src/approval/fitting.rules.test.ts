import { describe, expect, it } from 'vitest';
import { type Condition, conditionModes, type Entry, type OrderFacts } from './approval.rules.ts';
import { type Candidate, canHold, conditionHolds, entryHolds, fittingOf, sameEntry } from './fitting.rules.ts';

const facts: OrderFacts = { amountFen: 3_000_000, payMode: 'credit', classIds: ['1', '16', '73'], storeIds: ['5', '6'], projectIds: [] };
const amount = (op: 'gt' | 'gte' | 'lt' | 'lte', value: string): Condition => ({ field: 'amount', op, value });

const onCredit: Condition = { field: 'payMode', op: 'in', modes: ['credit'] };
const entry = (...conditions: Condition[]): Entry => ({ match: 'all', conditions });
const fit = (list: Candidate[], departments = ['3', '2']) => fittingOf(list, departments, facts).map(({ id }) => id);

describe('a condition', () => {
  it.each<[Condition, boolean]>([
    [amount('gt', '30000.00'), false],
    [amount('gte', '30000.00'), true],
    [amount('lt', '30000.01'), true],
    [amount('lte', '29999.99'), false],
    [amount('lte', '30000.00'), true],
    [amount('lt', '30000.00'), false],
    [{ field: 'category', op: 'in', ids: ['16'] }, true],
    [{ field: 'category', op: 'notIn', ids: ['16', '99'] }, false],
    [{ field: 'payMode', op: 'in', modes: ['credit'] }, true],
    [{ field: 'payMode', op: 'notIn', modes: ['prepay'] }, true],
    [{ field: 'supplier', op: 'in', ids: ['6', '9'] }, true],
    [{ field: 'supplier', op: 'notIn', ids: ['6'] }, false],
    [{ field: 'supplier', op: 'notIn', ids: ['9'] }, true],
    [{ field: 'project', op: 'in', ids: ['1'] }, false],
    [{ field: 'project', op: 'notIn', ids: ['1'] }, true],
  ])('%j', (condition, holds) => expect(conditionHolds(condition, facts)).toBe(holds));

  it('looks at projects by their own numbers, and holds of no mode where nothing is paid', () => {
    const built = { ...facts, projectIds: ['7'] };
    expect(conditionHolds({ field: 'project', op: 'in', ids: ['7'] }, built)).toBe(true);
    expect(conditionHolds({ field: 'project', op: 'in', ids: ['5'] }, built)).toBe(false);
    expect(conditionHolds(onCredit, { ...facts, payMode: null })).toBe(false);
    expect(conditionHolds({ ...onCredit, op: 'notIn' }, { ...facts, payMode: null })).toBe(true);
  });

  it('counts with all the others, or alone; without any a node always applies', () => {
    const conditions = [amount('gt', '50000.00'), onCredit];
    expect(entryHolds({ match: 'all', conditions }, facts)).toBe(false);
    expect(entryHolds({ match: 'any', conditions }, facts)).toBe(true);
    expect(entryHolds({ match: 'any', conditions: [] }, facts)).toBe(true);
  });
});

describe('two entries', () => {
  it('are the same in another order, and not with another amount', () => {
    const one = entry(amount('gt', '1.00'), { field: 'supplier', op: 'in', ids: ['2', '1'] });
    expect(sameEntry(one, entry({ field: 'supplier', op: 'in', ids: ['1', '2'] }, amount('gt', '1.00')))).toBe(true);
    expect(sameEntry(one, entry(amount('gt', '2.00')))).toBe(false);
    expect(sameEntry(entry(amount('gt', '1.00')), entry(amount('lt', '1.00')))).toBe(false);
    const of = (op: 'in' | 'notIn') => entry({ field: 'supplier', op, ids: ['1'] });
    expect(sameEntry(of('in'), of('notIn'))).toBe(false);
    expect(sameEntry(entry(), { match: 'any', conditions: [] })).toBe(true);
  });
});

describe('the processes that fit', () => {
  const always: Entry = { match: 'all', conditions: [] };
  const candidate = (id: string, departmentId: string | null, over: Partial<Candidate> = {}): Candidate => ({
    id,
    departmentId,
    ...always,
    nodes: [always],
    ...over,
  });
  it('are those of the own department before those above it, and these before the company’s own', () => {
    expect(fit([candidate('1', null), candidate('2', '2'), candidate('3', '3')])).toEqual(['3']);
    expect(fit([candidate('1', null), candidate('2', '2')])).toEqual(['2']);
    expect(fit([candidate('1', null), candidate('9', '9')])).toEqual(['1']);
    expect(fit([candidate('9', '9')])).toEqual([]);
  });

  it('are the ones that say most about the order; several that say as much are to be chosen from', () => {
    const credit = { conditions: [onCredit] };
    expect(fit([candidate('1', '3'), candidate('2', '3', credit)])).toEqual(['2']);
    expect(fit([candidate('2', '3', credit), candidate('4', '3', { conditions: [amount('gt', '1.00')] })])).toEqual(['2', '4']);
    // What is said twice says no more.
    const twice = { conditions: [amount('gt', '1.00'), amount('gt', '1.00')] };
    expect(fit([candidate('2', '3', credit), candidate('4', '3', twice)])).toEqual(['2', '4']);
  });

  it('are looked for farther away where the nearest does not fit', () => {
    const elsewhere = { conditions: [amount('gt', '50000.00')] };
    expect(fit([candidate('1', null), candidate('3', '3', elsewhere)])).toEqual(['1']);
    expect(fit([candidate('3', '3', elsewhere), candidate('4', '3')])).toEqual(['4']);
  });

  it('ask nobody where no node applies, and nobody farther away', () => {
    const large: Entry = { match: 'all', conditions: [amount('gt', '50000.00')] };
    expect(fit([candidate('1', '3', { nodes: [large, always] })])).toEqual(['1']);
    expect(fit([candidate('1', '3', { nodes: [large] }), candidate('2', null)])).toEqual([]);
  });
});

const modes = (...named: ('credit' | 'prepay')[]): Condition => ({ field: 'payMode', op: 'in', modes: named });

describe('two entries of processes', () => {
  it('are the same in another order, and with a condition said twice', () => {
    expect(sameEntry(entry(modes('credit', 'prepay')), entry(modes('prepay', 'credit')))).toBe(true);
    const twice: Entry = { match: 'all', conditions: [amount('gt', '1.00'), onCredit, onCredit] };
    expect(sameEntry(twice, { match: 'all', conditions: [onCredit, amount('gt', '1.00')] })).toBe(true);
    expect(sameEntry({ match: 'any', conditions: [onCredit, onCredit] }, entry(onCredit))).toBe(true);
  });

  it('are not the same where one asks for all and the other for any', () => {
    const conditions = [amount('gt', '1.00'), onCredit];
    expect(sameEntry({ match: 'all', conditions }, { match: 'any', conditions })).toBe(false);
    expect(sameEntry({ match: 'all', conditions: [onCredit] }, { match: 'any', conditions: [onCredit] })).toBe(true);
  });
});

const named = (field: 'category' | 'supplier' | 'project', op: 'in' | 'notIn', ...ids: string[]): Condition => ({ field, op, ids });
const noMode: Condition = { field: 'payMode', op: 'notIn', modes: [...conditionModes] };

describe('conditions that no order could meet', () => {
  it.each<[string, Condition[], boolean]>([
    ['nothing is asked', [], true],
    ['above five and below one', [amount('gt', '5.00'), amount('lt', '1.00')], false],
    ['a range of one fen', [amount('gt', '5.00'), amount('lt', '5.02')], true],
    ['between two neighbouring fen', [amount('gt', '5.00'), amount('lt', '5.01')], false],
    ['one amount from both sides', [amount('gte', '5.00'), amount('lte', '5.00')], true],
    ['less than nothing', [amount('lt', '0.00')], false],
    ['nothing at all', [amount('lte', '0.00')], true],
    ['paid by one mode and by another', [modes('credit'), modes('prepay')], false],
    ['paid by one of two', [modes('credit', 'prepay'), modes('prepay')], true],
    ['paid by none', [noMode], false],
    ['of two stores at once', [named('supplier', 'in', '1'), named('supplier', 'in', '2')], true],
    ['of a store that is shut out', [named('supplier', 'in', '1'), named('supplier', 'notIn', '2', '1')], false],
    ['of one of two stores, one of which is shut out', [named('supplier', 'in', '1', '2'), named('supplier', 'notIn', '1')], true],
    ['of a store, not of a project with its number', [named('supplier', 'in', '1'), named('project', 'notIn', '1')], true],
    ['more than the largest amount', [amount('gt', '999999999.99')], false],
    ['the largest amount', [amount('gte', '999999999.99')], true],
    ['of a class below one that is shut out', [named('category', 'in', '92'), named('category', 'notIn', '1')], false],
    ['of one of two classes, one below what is shut out', [named('category', 'in', '92', '5'), named('category', 'notIn', '1')], true],
    ['of a class above one that is shut out', [named('category', 'in', '1'), named('category', 'notIn', '92')], true],
    ['of a store with the number of such a class', [named('supplier', 'in', '92'), named('supplier', 'notIn', '1')], true],
    ['shut out alone', [named('category', 'notIn', '1')], true],
  ])('%s', (_, conditions, can) => expect(canHold(entry(...conditions), { '92': ['1', '16'] })).toBe(can));

  it('may contradict each other where one is enough, unless none can hold alone', () => {
    const conditions = [amount('gt', '5.00'), amount('lt', '1.00')];
    expect(canHold({ match: 'any', conditions }, {})).toBe(true);
    expect(canHold({ match: 'any', conditions: [noMode, amount('lt', '0.00')] }, {})).toBe(false);
    expect(canHold({ match: 'any', conditions: [] }, {})).toBe(true);
  });

  it('are those of a step, too, that the process itself shuts out', () => {
    const large = entry(amount('gt', '5.00'));
    expect(canHold(large, {}, entry(amount('lt', '1.00')))).toBe(false);
    expect(canHold(large, {}, { match: 'any', conditions: [amount('lt', '1.00'), onCredit] })).toBe(true);
    expect(canHold({ match: 'any', conditions: [amount('gt', '5.00'), onCredit] }, {}, entry(amount('lt', '1.00'), modes('prepay')))).toBe(
      false,
    );
  });
});
