import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Measured } from './make-load.ts';

/** `met` is missing where a row has no target. */
export type Row = { work: string; floor: string; ours: string; ratio: string; target: string; met: boolean | undefined };

export type Section = {
  goods: number;
  date: string;
  rows: readonly Row[];
  loadBefore: readonly number[];
  loadAfter: readonly number[];
  postgres: string;
};

const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const perSecond = (value: number): string => `${count.format(value)} req/s`;
const micros = (value: number): string => `${count.format(value)} µs`;
export const ratioOf = (value: number): string => value.toFixed(2);
export const side = (one: Measured) => `${perSecond(one.perSecond)}, ${micros(one.cpuPerRequest)} CPU`;

const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
const cells = ({ work, floor, ours, ratio, target, met }: Row) => [
  work,
  floor,
  ours,
  ratio,
  target,
  met === undefined ? '' : met ? 'yes' : '**no**',
];
const loads = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(' ');

/** The rows alone, as a table. */
export const rowsText = (rows: readonly Row[]): string[] => [
  line(['work', 'floor', 'ours', 'ratio', 'target', 'met']),
  line(['---', '---', '---', '---', '---', '---']),
  ...rows.map((row) => line(cells(row))),
];

const sectionText = (section: Section): string[] => [`## ${count.format(section.goods)} goods`, ...tableText(section)];

const tableText = ({ date, rows, loadBefore, loadAfter }: Section): string[] => [
  '',
  `${date}, load average before ${loads(loadBefore)}, after ${loads(loadAfter)}.`,
  '',
  ...rowsText(rows),
  '',
];

/** Measured apart (`--only=buy`), and kept by a run that does not measure it. */
export const buyingMark = '## Buying';

export const buyingText = (section: Section): string =>
  [
    buyingMark,
    '',
    `Measured by \`npm run bench -- --only=buy\` with ${count.format(section.goods)} goods, 32 connections where nothing else is said.`,
    ...tableText(section),
  ].join('\n');

/** From here on the file is written by hand, and kept by the next run. */
export const notesMark = '## Notes';

export const writeReport = (sections: readonly Section[], tool: string): string =>
  [
    '# Benchmarks',
    '',
    'Written by `npm run bench` (`-- --large` adds 100,000 goods, `--million` 1,000,000; `--data=folder` keeps what was filled, with it `--goods=N`',
    'measures one size again; `--only=growth --orders=…` measures reads at so many orders). Figures of',
    'different runs or machines do not compare; the ratios inside one run do: both sides run in turn on the same machine, three rounds each after a',
    'warm-up, and the middle round counts. Where nothing else is said the floor is one primary-key select through bare Fastify.',
    '',
    `- Node ${process.versions.node}, PostgreSQL ${sections[0]?.postgres ?? ''}`,
    `- ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, shared by load, server and database; other work on the machine shows in the load average and makes the figures smaller`,
    `- 32 connections; reads by ${tool}, encrypted posts by autocannon, in a process of their own`,
    '- "CPU" is what the server process used, all its threads together, divided by the requests answered',
    '',
    ...sections.flatMap(sectionText),
  ].join('\n');
