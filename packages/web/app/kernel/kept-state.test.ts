import { beforeEach, describe, expect, it, vi } from 'vitest';

const open = async (kept: Record<string, string> = {}) => {
  const store = new Map(Object.entries(kept));
  const storage = {
    full: false,
    getItem: (key: string) => store.get(key) ?? null,
    removeItem: (key: string) => store.delete(key),
    setItem: (key: string, value: string) => {
      if (storage.full) throw new DOMException('no room', 'QuotaExceededError');
      store.set(key, value);
    },
  };
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
  return { store, storage, ...(await import('./kept-state.ts')) };
};

beforeEach(() => () => vi.unstubAllGlobals());

describe('what the browser keeps', () => {
  it('stands in sections of one entry', async () => {
    const { store, readKept, writeKept } = await open();
    writeKept('region', 'hebei');
    writeKept('searched', ['电缆']);
    expect([...store]).toEqual([['vuex', '{"region":"hebei","searched":["电缆"]}']]);
    expect([readKept('region'), readKept('searched'), readKept('listView')]).toEqual(['hebei', ['电缆'], undefined]);
  });

  it('leaves what is not its own, and what another tab wrote meanwhile', async () => {
    const { store, writeKept } = await open({ vuex: '{"cart":{"n":1},"region":"hebei"}' });
    store.set('vuex', '{"cart":{"n":2},"region":"hunan"}');
    writeKept('listView', 'table');
    expect(JSON.parse(store.get('vuex') ?? '')).toEqual({ cart: { n: 2 }, region: 'hunan', listView: 'table' });
  });

  it.each(['{"region":"heb', '[]', '"x"', 'null', '7'])('begins anew when %s stands there', async (broken) => {
    const { store, readKept, writeKept } = await open({ vuex: broken });
    expect(readKept('region')).toBeUndefined();
    writeKept('region', 'hebei');
    expect(store.get('vuex')).toBe('{"region":"hebei"}');
  });

  it('holds for this page although there is no room, and is written once there is', async () => {
    const { store, storage, readKept, writeKept } = await open();
    storage.full = true;
    writeKept('region', 'hebei');
    expect([readKept('region'), store.size]).toEqual(['hebei', 0]);
    storage.full = false;
    writeKept('listView', 'table');
    expect(JSON.parse(store.get('vuex') ?? '')).toEqual({ region: 'hebei', listView: 'table' });
  });

  it('knows a choice that stood under a key of its own, and moves it with the next', async () => {
    const { store, readKept, writeKept } = await open({ deliverTo: 'hunan' });
    expect(readKept('region')).toBe('hunan');
    writeKept('region', 'hubei');
    expect([...store]).toEqual([['vuex', '{"region":"hubei"}']]);
  });

  it('gives the same list as long as nothing changed', async () => {
    const { readKept } = await open({ vuex: '{"searched":["电缆"]}' });
    expect(readKept('searched')).toBe(readKept('searched'));
  });
});
