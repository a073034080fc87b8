import { passwordFault } from '@mall/contract/account/account.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordItems } from './password-items.ts';

const keysMet = (password: string, about = {}) =>
  passwordItems(password, about)
    .filter(({ met }) => met)
    .map(({ key }) => key);

describe('the checklist of a password', () => {
  it('ticks off one rule after another', () => {
    expect(keysMet('')).toEqual([]);
    expect(keysMet('abc')).toEqual([]);
    expect(keysMet('abcA1')).toEqual(['digit', 'case']);
    expect(keysMet('abcdefgA1!')).toEqual(['length', 'digit', 'case', 'special']);
  });

  it('shows the rules about the reader only where something is known of them', () => {
    const about = { memberName: 'Wang', mobile: '13800000001', oldPassword: 'Mall@2026demo' };
    expect(passwordItems('x', about).map(({ key }) => key)).toEqual(['length', 'digit', 'case', 'special', 'name', 'mobile', 'same']);
    expect(keysMet('xxWANG@2026a', about)).not.toContain('name');
    expect(keysMet('Aa@13800000001', about)).not.toContain('mobile');
    expect(keysMet('Mall@2026demo', about)).not.toContain('same');
  });

  it('is wholly ticked exactly when the rule finds no fault', () => {
    const piece = fc.constantFrom('a', 'B', '1', '!', ' ', '电', '13800000001', 'Wang', 'Mall@2026demo', '👷');
    const about = { memberName: 'wang', mobile: '13800000001', oldPassword: 'Mall@2026demo' };
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const password = pieces.join('');
        expect(passwordItems(password, about).every(({ met }) => met)).toBe(passwordFault(password, about) === undefined);
      }),
      { numRuns: 2000 },
    );
  });
});
