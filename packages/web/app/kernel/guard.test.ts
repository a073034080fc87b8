import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isGroupCompany, leftFor, rememberReturn, safeReturn, turnAwayAtServer, wantedPage } from './guard.ts';
import type { Rendering } from './rendering.ts';

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

const turnedTo = async (address: string, switchOff: 'ON' | 'OFF') => {
  const rendering = { call: async () => ({ switchOff }), chosenLanguage: 'zh' } as unknown as Rendering;
  const thrown = await turnAwayAtServer(new URL(address, 'http://mall'), rendering).catch((error: unknown) => error);
  return (thrown as Response).headers.get('location');
};

describe('a visitor at a member’s page', () => {
  it('is sent to sign in, and from there to the identity provider where the mall signs in there', async () => {
    const back = 'back=%2FpersonalCenterBase%2FmyOrders%3Fstate%3Dall';
    expect(await turnedTo('/personalCenterBase/myOrders?state=all', 'ON')).toBe(`/login?${back}`);
    expect(await turnedTo('/personalCenterBase/myOrders?state=all', 'OFF')).toBe(`/login?${back}&at=provider`);
  });

  it('has a partner’s mark tried at sign-in first, and never in the page that is come back to', async () => {
    const mark = 'uscTags=5&uscMark=PK1.e30.ab&noNeedLogin=1';
    expect(await turnedTo(`/personalCenterBase/myOrders?state=all&${mark}`, 'ON')).toBe(
      `/login?back=%2FpersonalCenterBase%2FmyOrders%3Fstate%3Dall%26uscTags%3D5&${mark}`,
    );
    const ofThree = 'uscTags=3&uscMark=m&timestamp=1760000000000';
    expect(await turnedTo(`/MyOrder?${ofThree}`, 'OFF')).toBe(`/login?back=%2FMyOrder%3FuscTags%3D3&${ofThree}&at=provider`);
    expect(await turnedTo(`/MyOrder?uscTags=5&uscMark=${'m'.repeat(501)}`, 'ON')).toBe('/login?back=%2FMyOrder%3FuscTags%3D5');
  });

  it('goes there afterwards, by the address or by what was remembered', () => {
    expect(wantedPage(new URLSearchParams())).toBe('/');
    kept.set('beforeLoginUrl', '/shoppingCar');
    expect(wantedPage(new URLSearchParams())).toBe('/shoppingCar');
    expect(wantedPage(new URLSearchParams('back=/fillOrder'))).toBe('/fillOrder');
    expect(wantedPage(new URLSearchParams('back=//evil.example'))).toBe('/shoppingCar');
  });
});

it('knows visitors of the group company by the address or by what was kept', () => {
  expect(isGroupCompany(new URLSearchParams('isScfz=1'))).toBe(true);
  expect(isGroupCompany(new URLSearchParams())).toBe(false);
  kept.set('isScfz', '1');
  expect(isGroupCompany(new URLSearchParams())).toBe(true);
});
