import type { Tx } from '../kernel/db.ts';
import { agreementText } from './account.table.ts';

/** What a visitor agrees to when registering, as plain text; the new text replaces the old one. */
export const writeAgreementText = async (tx: Tx, kind: 'agreement' | 'privacy', title: string, content: string): Promise<void> => {
  await tx
    .insert(agreementText)
    .values({ kind, title, content })
    .onConflictDoUpdate({ target: agreementText.kind, set: { title, content } });
};
