import { describe, expect, it } from 'vitest';
import { cached } from './cached.ts';

const counted = (ttlMs = 1000) => {
  const clock = { now: 0 };
  const loads: string[] = [];
  const read = cached(
    ttlMs,
    async (language: string, zoneId?: string) => {
      loads.push(`${language}:${zoneId ?? ''}`);
      await Promise.resolve();
      if (language === 'broken') throw new Error('away');
      return { language, zoneId };
    },
    { now: () => clock.now },
  );
  return { clock, loads, read };
};

describe('a kept answer', () => {
  it('is loaded once for callers who come together', async () => {
    const { loads, read } = counted();
    const answers = await Promise.all([read('zh'), read('zh'), read('zh')]);
    expect(loads).toEqual(['zh:']);
    expect(new Set(answers).size).toBe(1);
  });

  it('is kept until its time is over', async () => {
    const { clock, loads, read } = counted();
    await read('zh');
    clock.now = 999;
    await read('zh');
    expect(loads).toHaveLength(1);
    clock.now = 1000;
    await read('zh');
    expect(loads).toHaveLength(2);
  });

  it('is another for another language or zone', async () => {
    const { loads, read } = counted();
    await read('zh');
    await read('en');
    expect(await read('zh', '3')).toEqual({ language: 'zh', zoneId: '3' });
    expect(loads).toEqual(['zh:', 'en:', 'zh:3']);
  });

  it('is not kept when the load fails', async () => {
    const { loads, read } = counted();
    await expect(read('broken')).rejects.toThrow('away');
    await expect(read('broken')).rejects.toThrow('away');
    expect(loads).toHaveLength(2);
  });

  it('is not kept at all for a time of 0', async () => {
    const { loads, read } = counted(0);
    await read('zh');
    await read('zh');
    expect(loads).toHaveLength(2);
  });

  it('gives way to newer ones after 200', async () => {
    const { loads, read } = counted();
    for (let zone = 0; zone <= 200; zone += 1) await read('zh', String(zone));
    await read('zh', '0');
    await read('zh', '200');
    expect(loads).toHaveLength(202);
  });
});
