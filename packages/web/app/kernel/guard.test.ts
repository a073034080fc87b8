import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isGroupCompany, leftFor, rememberReturn, safeReturn } from './guard.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('the way back after sign-in', () => {
  it('stays on this site', () => {
    expect(safeReturn('/personalCenterBase/myOrders?state=all')).toBe('/personalCenterBase/myOrders?state=all');
    for (const target of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b', '/login', '', null])
      expect(safeReturn(target)).toBeUndefined();
  });

  it('is remembered from the page before, or from the address, unless it was not wanted', () => {
    rememberReturn('/goodsDetails?goodsId=1', new URL('http://mall/login'));
    expect(kept.get('beforeLoginUrl')).toBe('/goodsDetails?goodsId=1');
    rememberReturn('/', new URL('http://mall/login?back=%2FshoppingCar'));
    expect(kept.get('beforeLoginUrl')).toBe('/shoppingCar');
    rememberReturn(leftFor('/login?back=%2FmyOrders'), new URL('http://mall/register'));
    expect(kept.get('beforeLoginUrl')).toBe('/myOrders');
    rememberReturn(leftFor('/login'), new URL('http://mall/register'));
    expect(kept.get('beforeLoginUrl')).toBe('/myOrders');
    kept.clear();
    rememberReturn('/goodsDetails', new URL('http://mall/login?notBack=1'));
    expect(kept.size).toBe(0);
  });
});

it('knows visitors of the group company by the address or by what was kept', () => {
  expect(isGroupCompany(new URLSearchParams('isScfz=1'))).toBe(true);
  expect(isGroupCompany(new URLSearchParams())).toBe(false);
  kept.set('isScfz', '1');
  expect(isGroupCompany(new URLSearchParams())).toBe(true);
});
