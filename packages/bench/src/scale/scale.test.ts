import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@mall/server/kernel/config.ts';
import { describe, expect, it } from 'vitest';
import { findBreakingPoints } from './breaking-points.ts';
import { dayCurve } from './day-curve.ts';
import { asStated, type Figure, figures } from './figures.ts';
import { kindsOf, loadsAt } from './loads.ts';
import { simulateBusiest } from './simulate.ts';
import { fillScale, writeScale } from './write-scale.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const numberIn = (file: string, pattern: RegExp): number => Number(pattern.exec(read(`deploy/${file}`))?.[1]);
const busiest = Math.max(...dayCurve);
const breaksAt = (name: string): number => findBreakingPoints().find(({ part }) => part === name)?.at ?? Number.NaN;
const hour = (nodes: number, databaseCores: number, ordersADay: number) =>
  simulateBusiest({ goods: 1_000_000, ordersADay, nodes, databaseCores });

describe('the document', () => {
  it('says what model and simulation say', () => {
    const text = read('docs/scale.md');
    expect(text, 'written anew by: npm run bench -- --only=scale').toBe(fillScale(text, writeScale()));
  });

  it('counts with processor times that docs/benchmarks.md still has, but for what differs between runs', () => {
    const report = read('docs/benchmarks.md');
    const timeOf = (section: string, work: string): number => {
      const rows = report.slice(report.indexOf(`${section}\n`)).split(/\n## /, 1)[0] ?? '';
      const row = rows.split('\n').find((line) => line.startsWith(`| ${work}`));
      const times = [...(row ?? '').matchAll(/([\d,]+) µs CPU/g)];
      return Number(times.at(-1)?.[1]?.replaceAll(',', ''));
    };
    for (const figure of Object.values<Figure>(figures)) {
      if (!('measured' in figure) || !figure.row) continue;
      const ratio = timeOf(...figure.row) / figure.value;
      expect(ratio > 0.5 && ratio < 2, `${figure.what}: measured otherwise, change it in figures.ts (${ratio})`).toBe(true);
    }
  });
});

describe('settings that it counts with', () => {
  it('are those of deploy/', () => {
    expect(figures.balancerConnections.value).toBe(numberIn('haproxy.cfg', /^\s*maxconn (\d+)$/m));
    expect(figures.databaseConnections.value).toBe(numberIn('patroni.yml', /max_connections: (\d+)/) - 10);
    expect(figures.nodeConnections.value).toBe(numberIn('pgbouncer.ini', /^default_pool_size = (\d+)/m) + 16);
  });
});

describe('the model', () => {
  it('breaks where its load reaches the limit, and not before', () => {
    for (const { part, at, load, limit } of findBreakingPoints()) {
      expect(load(at * 0.99), part).toBeLessThan(limit);
      expect(load(at * 1.01), part).toBeGreaterThan(limit);
    }
  });

  it('lets search leave the nodes before a million orders a day let the primary', () => {
    expect(breaksAt('making the model anew')).toBeLessThan(10_000_000);
    expect(breaksAt('processor of the primary')).toBeGreaterThan(1_000_000);
  });

  it('has a day of a hundred per cent, whose busiest hour is the one that it counts with', () => {
    expect(dayCurve).toHaveLength(24);
    expect(dayCurve.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
    expect(busiest).toBe(asStated.peakHour);
  });

  it('charges for more goods in searches alone', () => {
    const dearer = kindsOf(10_000_000).filter(({ node }, at) => node > (kindsOf(1_000_000)[at]?.node ?? 0));
    expect(dearer.map(({ name }) => name)).toEqual(['search']);
  });
});

describe('the simulation', () => {
  it('is as busy as the model says, and the same for the same seed', () => {
    const one = hour(3, 16, 100_000);
    expect(one.nodeBusy).toBeCloseTo(loadsAt({ goods: 1_000_000, ordersADay: 100_000 }).nodeCores / 3, 1);
    expect(hour(3, 16, 100_000)).toEqual(one);
  });

  it('answers in time where the model still has room, and no longer where it has none', () => {
    const ofOneNode = breaksAt('processor of one node');
    expect(hour(1, 16, ofOneNode).p95).toBeLessThan(250);
    expect(hour(1, 16, ofOneNode * 2).p95).toBeGreaterThan(1000);
  });

  it('finds the database too small where the model does', () => {
    const orders = 500_000;
    expect(loadsAt({ goods: 1_000_000, ordersADay: orders }).databaseCores).toBeGreaterThan(1);
    expect(hour(50, 2, orders).p95).toBeLessThan(150);
    expect(hour(50, 1, orders).p95).toBeGreaterThan(250);
  });
});
