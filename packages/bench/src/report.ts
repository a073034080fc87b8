import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

export type Row = { work: string; floor: string; ours: string; ratio: string; target: string; met: boolean };

const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
export const perSecond = (value: number): string => `${count.format(value)} req/s`;
export const micros = (value: number): string => `${count.format(value)} µs`;
export const ratioOf = (value: number): string => value.toFixed(2);

const cells = ({ work, floor, ours, ratio, target, met }: Row) => [work, floor, ours, ratio, target, met ? 'yes' : 'no'];
const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;

const table = (rows: readonly Row[]): string[] => [
  line(['work', 'floor', 'ours', 'ratio', 'target', 'met']),
  line(['---', '---', '---', '---', '---', '---']),
  ...rows.map((row) => line(cells(row))),
];

type Circumstances = { tool: string; goods: readonly number[]; loadBefore: readonly number[]; memoryMb: number; postgres: string };

const loads = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(' ');

export const writeReport = (rows: readonly Row[], { tool, goods, loadBefore, memoryMb, postgres }: Circumstances): string =>
  `${[
    '# Benchmarks',
    '',
    'Written by `npm run bench` (`-- --large` adds 100,000 goods). Figures of different runs or machines do not compare; the ratios inside one run do:',
    'both sides run in turn on the same machine, three rounds each after a warm-up, and the middle round counts.',
    '',
    ...table(rows),
    '',
    `- ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, PostgreSQL ${postgres}, goods: ${goods.map((amount) => count.format(amount)).join(' and ')}`,
    `- ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, shared by load, server and database`,
    `- load average before ${loads(loadBefore)}, after ${loads(loadavg())} (other work on the machine makes the figures smaller)`,
    `- 32 connections; reads by ${tool}, encrypted posts by autocannon, in a process of their own; server memory at the end ${count.format(memoryMb)} MB`,
    '- "CPU" is what the server process used, all its threads together, divided by the requests answered',
    '',
  ].join('\n')}`;
