import { smsResendSeconds } from '@mall/contract/account/account.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { maskMobile } from './mask-mobile.ts';
import { noteFailure } from './note-failure.ts';
import { sendCodeText } from './send-code-text.ts';

const most = 10;
const hour = 3_600_000;

type Into = { readonly storeId: Id } | { readonly companyId: Id };
/** What a code to join opens: that store or company alone. */
export const joining = (into: Into): string => ('storeId' in into ? `store:${into.storeId}` : `company:${into.companyId}`);
type By = { memberId: Id; into: Into; visitor: Pick<Visitor, 'address' | 'device' | 'language'> };

const Named = z.strictObject({ name: z.string() });
export const nameOf = async (tx: Tx, into: Into): Promise<string> => {
  const rows =
    'storeId' in into
      ? await readRows(tx, Named)`select name from store where id = ${into.storeId}`
      : await readRows(tx, Named)`select name from company where id = ${into.companyId}`;
  return rows[0]?.name ?? '';
};

/**
 * A code to somebody whom a company or a store wants to take in: that he tells it is his consent, and the text says to what. So many an hour for each who asks, and not by address as
 * those that anybody asks for: a whole office shares one, and its people could not sign in any more.
 */
export const sendBindCode = async (house: House, by: By, mobile: string) => {
  const often = (await house.memory.bump(`sms:bind-child:${by.memberId}`, hour)) > most;
  const fault = often
    ? refuse('account.code_too_many')
    : await sendCodeText(house, 'bind_child', mobile, {
        joins: await nameOf(house.db, by.into),
        about: joining(by.into),
        language: by.visitor.language,
      });
  if (!fault) return { seconds: smsResendSeconds };
  await noteFailure(house.db, fault.code, { purpose: 'bind_child', mobile: maskMobile(mobile), from: by.visitor }, by.memberId);
  throw fault;
};
