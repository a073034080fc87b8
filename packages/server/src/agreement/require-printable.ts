import type { EditContract } from '@mall/contract/agreement/agreement.rules.ts';
import { unprintable } from '../kernel/pdf/paper-fonts.ts';
import { refuse } from '../kernel/refusal.ts';

/** What both agree to on the screen is what the signed paper says: a sign that the paper cannot show is refused. */
export const requirePrintable = ({ title, terms }: Pick<EditContract, 'title' | 'terms'>): void => {
  const sign = unprintable([title, ...terms.flatMap((section) => [section.title, section.body])].join('\n'));
  if (sign !== undefined) throw refuse('agreement.sign_unprintable', { sign });
};
