import type { InvoiceFields } from './invoice.rules.ts';

/** How a title is called in a list. By itself, because the rules of a title bring the whole schema library with them. */
export const nameOfTitle = (fields: InvoiceFields): string => (fields.titleType === 'company' ? fields.companyName : fields.personName);
