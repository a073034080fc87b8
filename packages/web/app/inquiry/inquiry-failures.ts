import { inquiryErrors } from '@mall/contract/inquiry/inquiry.errors.ts';
import { inquiryFilesErrors } from '@mall/contract/inquiry/inquiry-files.errors.ts';
import { inquiryFormErrors } from '@mall/contract/inquiry/inquiry-form.errors.ts';
import type { Failure } from '@mall/contract/kernel/errors.ts';

/** The words of every code that the rules of inquiries give. */
export const inquiryFailures: Readonly<Record<string, Failure>> = { ...inquiryErrors, ...inquiryFormErrors, ...inquiryFilesErrors };
