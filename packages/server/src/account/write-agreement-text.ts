import type { AgreementKind } from '@mall/contract/account/agreed.api.ts';
import type { Tx } from '../kernel/db.ts';
import { agreementText } from './account.table.ts';

type Written = { title: string; content: string; version: number; asksAgain: boolean };

/** What a visitor agrees to when registering, as plain text; the new text replaces the old one. With `asksAgain` those who agreed to an earlier one are asked. */
export const writeAgreementText = async (tx: Tx, kind: AgreementKind, { asksAgain, ...text }: Written): Promise<void> => {
  const asked = asksAgain ? { askedFrom: text.version } : {};
  await tx
    .insert(agreementText)
    .values({ kind, ...text, ...asked })
    .onConflictDoUpdate({ target: agreementText.kind, set: { ...text, ...asked } });
};
