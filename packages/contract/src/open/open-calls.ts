import type { OpenCall } from './open-call.ts';
import { openPapers } from './open-papers.ts';
import { openTrade } from './open-trade.ts';

/** The whole open interface, by the name of each operation. */
export const openCalls = { ...openTrade, ...openPapers } satisfies Readonly<Record<string, OpenCall>>;
export type OpenName = keyof typeof openCalls;
