import { type Journal, openJournal } from './journal.ts';

/** A word that the office sent back, and what the mall answered to it. */
export type SentWord = {
  act: OaAct;
  at: number;
  /** 0: nobody answered. */
  status: number;
  answer: string;
  /** As it went out, to be played again. */
  headers: Record<string, string>;
  body: string;
};

/** What a company's mall asks its office to decide. */
export type Paper = {
  bizNo: string;
  key: string;
  title: string;
  company: string;
  requester: string;
  department: string;
  amount: string;
  word: string;
  lines: readonly { name: string; num: number; unit: string; amount: string }[];
  sums?: { goods: string; freight: string; discount: string };
  projects?: readonly { code: string; name: string; costCentre: string; budget: string; left: string; own: string }[];
  quota?: { total: string; left: string; own: string } | null;
  callbackUrl: string;
  detailUrl: string;
  state: 'waiting' | 'approved' | 'rejected';
  /** Why the mall does not want it decided any more. */
  ended?: { outcome: string; reason: string; at: string };
  arrivedAt: number;
  /** How often it came. */
  pushes: number;
  sent: readonly SentWord[];
};

export const oaActs = ['approve', 'reject', 'both', 'replay', 'reverse', 'forged', 'garbage', 'stale'] as const;
export type OaAct = (typeof oaActs)[number];

/** How the office answers whoever pushes to it. */
export const oaModes = ['normal', 'slow', 'down', 'garbage'] as const;
export type OaMode = (typeof oaModes)[number];

export type Papers = Journal<Paper>;

export const openPapers = (folder: string | undefined): Papers => openJournal(folder, 'oa.jsonl', ({ bizNo }) => bizNo);
