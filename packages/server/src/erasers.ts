import { eraseAccount } from './account/erase-account.ts';
import type { Eraser } from './account/eraser.ts';
import { eraseCart } from './cart/erase-cart.ts';
import { eraseFromCompany } from './company/company.closing.ts';
import { eraseUploads } from './content/erase-uploads.ts';
import { eraseDownloads } from './download/erase-downloads.ts';
import { eraseReceivers } from './invoice/invoice.closing.ts';
import { eraseMarketing } from './marketing/marketing.closing.ts';
import { eraseMember } from './member/member.closing.ts';
import { eraseReviewer } from './review/erase-reviewer.ts';

/** Every room that knows something of a member, in the order in which it forgets: the company first, which hands over what he shared, the account last. */
export const erasers: readonly Eraser[] = [
  eraseFromCompany,
  eraseDownloads,
  eraseUploads,
  eraseMarketing,
  eraseMember,
  eraseCart,
  eraseReviewer,
  eraseReceivers,
  eraseAccount,
];
