import { isErrorCode } from '@mall/contract/errors.ts';
import { fieldsOfDraft, type InquiryDraft, InquiryFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import { refuse } from '../kernel/refusal.ts';

/** What a draft says, where it is complete; else it is refused by its first fault, with all of them for the form. */
export const readFields = (draft: InquiryDraft): InquiryFields => {
  const read = InquiryFields.safeParse(fieldsOfDraft(draft));
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    code: isErrorCode(message) ? message : ('kernel.bad_input' as const),
  }));
  throw refuse(faults[0]?.code ?? 'kernel.bad_input', { field: faults[0]?.path ?? '' }, { faults });
};
