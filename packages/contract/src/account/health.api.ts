import * as z from 'zod';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { TimeText } from '../kernel/fields.ts';
import { right } from './rights.ts';

/** Systems outside of the mall that it asks. */
/** `files` and `scan`: the store of files and the virus scanner, where the mall has them. */
export const outsideSystems = ['pay', 'sms', 'mail', 'oa', 'tax', 'social', 'files', 'scan'] as const;
export type OutsideSystem = (typeof outsideSystems)[number];

const Outside = z.strictObject({
  system: z.enum(outsideSystems),
  /** A stand-in of the sandbox. */
  sandbox: z.boolean(),
  /** Answers and failures of the last hour, on all nodes. */
  good: z.number().int(),
  bad: z.number().int(),
  /** What nineteen of twenty answers took at most; null without any. */
  p95Ms: z.number().int().nullable(),
  lastGood: TimeText.nullable(),
  lastBad: TimeText.nullable(),
  /** What waits to be sent there. */
  waiting: z.number().int(),
});

const Node = z.strictObject({
  name: z.string(),
  codeVersion: z.string(),
  startedAt: TimeText,
  seenSeconds: z.number().int(),
  clockMs: z.number().int(),
  memoryMb: z.number().int(),
});

/** Something that is done by the second (on every node) or by the timetable (on one). */
const Job = z.strictObject({
  name: z.string(),
  kind: z.enum(['clock', 'timetable']),
  lastAt: TimeText.nullable(),
  ms: z.number().int().nullable(),
  /** Of the last try; empty where it went well. */
  error: z.string(),
});

const Health = z.strictObject({
  at: TimeText,
  nodes: z.array(Node),
  outside: z.array(Outside),
  jobs: z.array(Job),
  news: z.strictObject({ waiting: z.number().int(), oldestSeconds: z.number().int(), dead: z.number().int() }),
  search: z.strictObject({ builtAt: TimeText.nullable(), goods: z.number().int(), changes: z.number().int() }),
  database: z.strictObject({ version: z.string(), bytes: z.number(), connections: z.number().int(), most: z.number().int() }),
});
export type Health = z.infer<typeof Health>;

const Invariants = z.strictObject({
  at: TimeText,
  ms: z.number().int(),
  /** One for each rule; `bad` rows break it. */
  checks: z.array(z.strictObject({ id: z.string(), rule: z.string(), bad: z.number().int() })),
});
export type Invariants = z.infer<typeof Invariants>;

const access = operator({ may: right('operations:health:view') });

export const healthApi = {
  now: call({
    verb: 'GET',
    path: '/operations/health/now',
    access,
    summary: 'Nodes with their clocks, outside systems, jobs, undelivered news, the model of the search and the database',
    data: Health,
  }),
  invariants: call({
    verb: 'GET',
    path: '/operations/health/invariants',
    access,
    summary: 'What must be true of the whole mall at any moment, and how many rows break it; looked at once in five seconds at most',
    data: Invariants,
  }),
};
