import { inquiryErrors } from '@mall/contract/inquiry/inquiry.errors.ts';
import { inquiryFilesErrors } from '@mall/contract/inquiry/inquiry-files.errors.ts';
import { inquiryFormErrors } from '@mall/contract/inquiry/inquiry-form.errors.ts';

export const inquiryFailures = { ...inquiryErrors, ...inquiryFormErrors, ...inquiryFilesErrors };
