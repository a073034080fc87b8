import { randomUUID } from 'node:crypto';
import { oaApi } from '@mall/contract/approval/oa.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { callbackPath } from '../approval/read-oa-papers.ts';
import { oaHeaders, signOa } from '../gateways/oa-sign.ts';
import type { TestApp } from './test-app.ts';

export type Connection = { key: string; secret: string };

/** Connects a company to the sandbox's office, tries it and switches it on. */
export const connectOa = async (mall: TestApp, token: string, processIds: Id[] = []): Promise<Connection> => {
  const url = `${mall.house.config.siteUrl}/sandbox/oa/api`;
  const { data } = await mall.call(oaApi.save, { body: { url, processIds } }, { token });
  await mall.call(oaApi.test, {}, { token });
  await mall.call(oaApi.switch, { body: { on: true } }, { token });
  return { key: data.key, secret: data.secret ?? '' };
};

const json = { accept: 'application/json' };
const post = (mall: TestApp, path: string, fields: Record<string, string>) =>
  fetch(`${mall.house.config.siteUrl}/sandbox/oa/${path}`, { method: 'POST', headers: json, body: new URLSearchParams(fields) });

export const setOffice = async (mall: TestApp, mode: 'normal' | 'slow' | 'down' | 'garbage'): Promise<void> => {
  await post(mall, 'mode', { mode });
};

type Paper = {
  ended?: { outcome: string; reason: string };
  bizNo: string;
  pushes: number;
  title: string;
  requester: string;
  amount: string;
  lines: unknown[];
};

export const findPaper = async (mall: TestApp, bizNo: string): Promise<Paper | undefined> => {
  const answer = await fetch(`${mall.house.config.siteUrl}/sandbox/oa`, { headers: json });
  return ((await answer.json()) as { papers: Paper[] }).papers.find((paper) => paper.bizNo === bizNo);
};

/** Somebody in the office presses a button; what the mall answered to each word that went out. */
export const inOffice = async (mall: TestApp, bizNo: string, act: string, reason = ''): Promise<string[]> => {
  const answers = (await (await post(mall, `papers/${bizNo}`, { act, reason, approver: '唐主任' })).json()) as {
    status: number;
    answer: string;
  }[];
  return answers.map(({ status, answer }) => `${status} ${(JSON.parse(answer) as { verdict?: string }).verdict ?? ''}`.trim());
};

type Told = { callbackId?: string; bizNo: string; result?: string; approver?: string; reason?: string };
type Over = { body?: string; time?: string; sign?: string; key?: string };

/** A decision as an office signs it, unless something of it is given otherwise. */
export const callBack = async ({ house }: TestApp, { key, secret }: Connection, told: Told, over: Over = {}): Promise<string> => {
  const body = over.body ?? JSON.stringify({ callbackId: randomUUID(), result: 'approved', approver: '唐主任', reason: '', ...told });
  const time = over.time ?? String(Date.now());
  const answer = await fetch(`${house.config.siteUrl}${house.config.API_BASE}${callbackPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [oaHeaders.key]: over.key ?? key,
      [oaHeaders.time]: time,
      [oaHeaders.sign]: over.sign ?? signOa(secret, 'callback', time, body),
    },
    body,
  });
  const { verdict } = (await answer.json()) as { verdict?: string };
  return `${answer.status} ${verdict ?? ''}`.trim();
};
