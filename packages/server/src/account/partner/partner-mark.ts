import type { EntryFault } from '@mall/contract/account/partner.rules.ts';
import { entryAheadSeconds, entrySeconds, type PartnerTag } from '@mall/contract/account/partner-tags.ts';
import { text } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { checkPaySign, signPay } from '../../gateways/pay-sign.ts';
import { readJson } from '../../kernel/http/read-json.ts';

/** What a partner says: whom it sends, to which site, when, and a number that it says once. */
const Said = z.strictObject({
  aud: z.string().max(200),
  sub: text(64, 1),
  mobile: z.string().max(20).optional(),
  name: text(40).optional(),
  at: z.number().int().min(0),
  nonce: z.string().regex(/^[\w-]{8,64}$/),
});
export type Said = z.infer<typeof Said>;

export type Mark = { readonly keyNo: string; readonly payload: string; readonly sign: string; readonly said: Said };

/** `key.payload.signature`; undefined of what is not made so. */
export const readMark = (mark: string): Mark | undefined => {
  const [, keyNo = '', payload = '', sign = ''] = /^(PK[0-9A-Z]{10})\.([\w-]{10,440})\.([0-9a-f]{64})$/.exec(mark) ?? [];
  if (keyNo === '') return undefined;
  const { data: said } = Said.safeParse(readJson(Buffer.from(payload, 'base64url').toString('utf8')));
  return said && { keyNo, payload, sign, said };
};

/** For which kind of entry a signature is: one made for another opens nothing. */
const subjectOf = (tag: PartnerTag, keyNo: string): string => `usc ${tag} ${keyNo}`;

/** As a partner makes it. */
export const makeMark = (secret: string, keyNo: string, tag: PartnerTag, said: Said): string => {
  const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${keyNo}.${payload}.${signPay(secret, subjectOf(tag, keyNo), String(said.at), payload)}`;
};

type Expected = { secret: string; tag: PartnerTag; tags: readonly string[]; audience: string; timestamp?: string | undefined; now: number };

/** What is wrong with a mark whose key is known; its age is told to whoever could sign alone. */
export const markFault = (
  { keyNo, payload, sign, said }: Mark,
  { secret, tag, tags, audience, timestamp, now }: Expected,
): EntryFault | undefined => {
  // Its own window is narrower than the bank's, and looked at below.
  if (checkPaySign(secret, subjectOf(tag, keyNo), { time: String(said.at), sign }, payload, said.at) !== undefined) return 'forged';
  if (!tags.includes(tag)) return 'tag';
  if (said.aud !== audience) return 'audience';
  if (timestamp !== undefined && timestamp !== String(said.at)) return 'timestamp';
  const age = (now - said.at) / 1000;
  return age > entrySeconds || age < -entryAheadSeconds ? 'expired' : undefined;
};
