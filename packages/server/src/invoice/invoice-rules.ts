import { type Config, usualSettings } from '../kernel/config.ts';

/** How long an order is invoiced and an invoice changed, and how much one paper holds; settings of the mall. */
export type InvoiceRules = Pick<Config, 'INVOICE_APPLY_MONTHS' | 'INVOICE_CHANGE_MONTHS' | 'INVOICE_MOST_LINES' | 'INVOICE_MOST_YUAN'>;

export const usualInvoiceRules: InvoiceRules = usualSettings;
