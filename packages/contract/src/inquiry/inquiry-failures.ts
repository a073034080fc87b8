import type { Failure } from '../kernel/errors.ts';
import { inquiryErrors } from './inquiry.errors.ts';
import { inquiryFilesErrors } from './inquiry-files.errors.ts';
import { inquiryFormErrors } from './inquiry-form.errors.ts';

/** The words of every code that the rules of inquiries give. */
export const inquiryFailures: Readonly<Record<string, Failure>> = { ...inquiryErrors, ...inquiryFormErrors, ...inquiryFilesErrors };
