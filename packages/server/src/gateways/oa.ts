import type { OaFault } from '@mall/contract/approval/oa.rules.ts';
import * as z from 'zod';
import { askOutside } from './ask-outside.ts';
import { type OaAddresses, readOaAddress } from './oa-address.ts';
import { checkOaSign, oaHeaders, signOa } from './oa-sign.ts';

/** A company's system: where it is, and what both sides sign with. */
export type OaDoor = { readonly url: string; readonly key: string; readonly secret: string };

/** What is asked there. `bizNo` names it for good: whoever has it already takes it again and changes nothing. */
export type OaPaper = {
  bizNo: string;
  title: string;
  company: string;
  requester: string;
  department: string;
  amount: string;
  payMode: string;
  word: string;
  submittedAt: string;
  documentHash: string;
  /** What stands behind the amount. */
  sums: { goods: string; freight: string; discount: string };
  /** The projects that it takes of, and what is left of them with it. */
  projects: readonly { code: string; name: string; costCentre: string; budget: string; left: string; own: string }[];
  /** Of one that is bought on the purchase quota. */
  quota: { total: string; left: string; own: string } | null;
  lines: readonly { name: string; num: number; unit: string; amount: string }[];
  callbackUrl: string;
  detailUrl: string;
};

/** What became of something that was asked there and need not be decided there any more. */
export type OaEnd = {
  bizNo: string;
  oaNo: string;
  outcome: 'withdrawn' | 'takenBack' | 'cancelled' | 'expired';
  reason: string;
  at: string;
};

/** Its number is written down as it comes, so it holds nothing that no database keeps. */
const Taken = z.object({
  oaNo: z
    .string()
    .max(64)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .default(''),
});

/** What became of it: the other side's number, or why it did not take it. */
export type OaWord = { readonly oaNo: string; readonly fault?: undefined } | { readonly fault: OaFault; readonly oaNo?: undefined };

/** Never asked inside a transaction: whatever the other side does, it is over within `patienceMs`. */
export type OaGateway = {
  readonly push: (door: OaDoor, paper: OaPaper) => Promise<OaWord>;
  /** Told again until it is taken: it changes nothing the second time. */
  readonly end: (door: OaDoor, end: OaEnd) => Promise<OaWord>;
  /** Whether somebody there understands us. */
  readonly ping: (door: OaDoor) => Promise<OaWord>;
  /** Whether this address may be written to at all. */
  readonly allows: (url: string) => boolean;
};

const patienceMs = 5000;
const mostBytes = 16_384;

const parse = (text: string): z.infer<typeof Taken> | undefined => {
  try {
    return Taken.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

export const httpOa = (addresses: OaAddresses): OaGateway => {
  const ask = async ({ url, key, secret }: OaDoor, what: string, input: object): Promise<OaWord> => {
    const address = readOaAddress(`${url}/${what}`, { ...addresses, sandbox: addresses.sandbox && `${addresses.sandbox}/${what}` });
    if (!address) return { fault: 'address' };
    const body = JSON.stringify(input);
    const time = String(Date.now());
    const answer = await askOutside({
      ...address,
      headers: {
        'content-type': 'application/json',
        [oaHeaders.key]: key,
        [oaHeaders.time]: time,
        [oaHeaders.sign]: signOa(secret, what, time, body),
      },
      body,
      patienceMs,
      mostBytes,
    });
    if (answer === 'long') return { fault: 'garbled' };
    if (typeof answer === 'string') return { fault: answer };
    if (answer.status >= 500) return { fault: 'away' };
    if (answer.status !== 200) return { fault: 'refused' };
    // Bound to this question by its signature: whoever stands between cannot say "taken" for it.
    if (checkOaSign(secret, `answer ${what} ${time}`, answer.headers, answer.text)) return { fault: 'garbled' };
    return parse(answer.text) ?? { fault: 'garbled' };
  };
  return {
    push: (door, paper) => ask(door, 'push', paper),
    end: (door, end) => ask(door, 'end', end),
    ping: (door) => ask(door, 'ping', {}),
    allows: (url) => readOaAddress(url, addresses) !== undefined,
  };
};
