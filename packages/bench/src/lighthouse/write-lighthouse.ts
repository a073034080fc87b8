import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Audited } from './audit-page.ts';

export type Line = Audited & { name: string; path: string; load: number };

const row = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const millis = (ms: number) => `${Math.round(ms)} ms`;
const loads = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(' ');

const heads = [
  'page',
  'performance',
  'without other work',
  'accessibility',
  'SEO',
  'FCP',
  'LCP',
  'CLS',
  'TBT',
  'TBT without other work',
  'load',
];

const cells = (line: Line) => [
  `${line.name} \`${line.path}\``,
  String(line.performance),
  String(line.ownPerformance),
  String(line.accessibility),
  String(line.seo),
  seconds(line.firstPaintMs),
  seconds(line.largestPaintMs),
  line.shift.toFixed(3),
  millis(line.blockingMs),
  millis(line.ownBlockingMs),
  line.load.toFixed(1),
];

export const writeLighthouse = (
  lines: readonly Line[],
  { rounds, loadBefore }: { rounds: number; loadBefore: readonly number[] },
): string =>
  `${[
    '# Lighthouse',
    '',
    `Written by \`npm run lighthouse\`: the built mall with its demo data, Lighthouse's telephone (simulated line and processor), the middle of ${rounds} loads`,
    "for each figure, nothing in the browser's cache. Wanted: performance 90, accessibility 95, SEO 100, CLS under 0.05.",
    '',
    row(heads),
    row(heads.map(() => '---')),
    ...lines.map((line) => row(cells(line))),
    '',
    `- ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}); load average before ${loads(loadBefore)}, after ${loads(loadavg())}`,
    '- Lighthouse takes a task as long as the clock says, so other work on the machine makes TBT, and with it the score, worse: above one load a core they say more',
    '  about the machine than about the page. "Without other work" counts the same tasks by the processor time of the page\'s main thread.',
    '',
  ].join('\n')}`;
