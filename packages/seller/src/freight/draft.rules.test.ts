import { FreightFields } from '@mall/contract/catalogue/freight.rules.ts';
import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, fieldsOf, nextRow } from './draft.rules.ts';

const row = { provinceIds: [], served: true, first: 50_000, firstFee: '120.00', more: 500, moreFee: '8.00', freeFrom: '100.00', days: 4 };

describe('a template as it is typed', () => {
  it('is what it was made of', () => {
    const fields = { name: '整盘', by: 'weight' as const, usual: false, rows: [row, { ...row, provinceIds: ['12'], freeFrom: null }] };
    const draft = draftOf(fields);
    expect(draft.rows[0]).toMatchObject({ first: '50', more: '0.5', firstFee: 12_000 });
    expect(FreightFields.parse(fieldsOf(draft))).toEqual(fields);
  });
  it('asks for nothing that its way is not charged by, nor where nothing is sent', () => {
    const [first] = draftOf({ name: '一口价', by: 'amount', usual: true, rows: [row] }).rows;
    const bare = {
      ...emptyDraft,
      name: '一口价',
      rows: [{ ...(first as NonNullable<typeof first>), first: '', more: 'x', moreFee: null }],
    };
    expect(FreightFields.safeParse(fieldsOf(bare)).success).toBe(true);
    const away = { ...nextRow(bare.rows), provinceIds: ['54'], served: false, firstFee: null, days: '' };
    expect(FreightFields.safeParse(fieldsOf({ ...bare, rows: [...bare.rows, away] })).success).toBe(true);
    expect(away.key).not.toBe(first?.key);
  });
  it('leaves what is no number to the rules', () => {
    const wrong = { ...emptyDraft, name: '错', by: 'pieces' as const, rows: [{ ...nextRow(emptyDraft.rows), days: '', first: '1.5' }] };
    const codes = FreightFields.safeParse(fieldsOf(wrong)).error?.issues.map(({ message }) => message);
    expect(codes).toEqual(['freight.portion_wrong', 'freight.days_wrong']);
  });
});
