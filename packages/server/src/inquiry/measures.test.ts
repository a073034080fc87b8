import { readdirSync, readFileSync } from 'node:fs';
import { firstWeights, measures, Weights } from '@mall/contract/inquiry/measures.rules.ts';
import { describe, expect, it } from 'vitest';

const roots = ['contract/src/inquiry', 'server/src/inquiry', 'web/app/inquiry'];
const packages = new URL('../../../', import.meta.url);
const sources = roots.flatMap((root) =>
  readdirSync(new URL(`${root}/`, packages), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name) && !name.includes('.test.'))
    .map((name) => `${root}/${name}`),
);

describe('what quotes are judged by', () => {
  it('weighs 100 at first, which the rule takes', () => {
    expect(Weights.parse(firstWeights)).toEqual(firstWeights);
    expect(Weights.safeParse({ ...firstWeights, price: 0 }).success).toBe(false);
  });

  it('is named in one list alone, so that a further measure is one row there', () => {
    // Of the four, the word that nothing else around inquiries is called by.
    expect(measures).toContain('technique');
    const naming = sources.filter((name) => /['".]technique\b|\btechnique:/.test(readFileSync(new URL(name, packages), 'utf8')));
    expect(naming).toEqual(['contract/src/inquiry/measures.rules.ts']);
  });
});
