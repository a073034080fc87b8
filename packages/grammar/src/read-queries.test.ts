import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { demoCatalogue } from './testing/demo-catalogue.ts';
import { purchaserQueries } from './testing/purchaser-queries.ts';

const classes = demoCatalogue();

describe('what purchasers type', () => {
  it.each(purchaserQueries)('%s', (text, className, model, keys) => {
    const { parts } = readText(text);
    const named = parts.flatMap((part) => ('classes' in part ? (part.classes ?? []) : []));
    if (className) expect(named).toContain(className);
    if (model) expect(parts.flatMap((part) => (part.kind === 'plate' ? [part.model] : []))).toContain(model);
    const wants = parts.flatMap((part) => ('wants' in part ? part.wants : []));
    const asked = wants.flatMap((want) => [...want.keys, ...(want.together ?? []).flatMap((one) => one.keys)]);
    expect(
      keys.split(' ').filter((key) => key !== '' && !asked.includes(key)),
      asked.join(' '),
    ).toEqual([]);
  });

  it('covers all first-level classes', () => {
    const covered = new Set(purchaserQueries.map(([, className]) => classes.get(className)?.first));
    expect([...classes.values()].filter((one) => !covered.has(one.first))).toEqual([]);
    expect(purchaserQueries.filter(([, className]) => className !== '' && !classes.has(className))).toEqual([]);
    expect(purchaserQueries.length).toBeGreaterThan(150);
  });
});
