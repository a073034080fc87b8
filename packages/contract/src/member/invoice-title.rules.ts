import { InvoiceFields, type InvoiceType, invoiceTypes } from '../invoice/invoice.rules.ts';

/** Titles a member keeps at most. */
export const mostTitles = 20;

const common = ['titleType', 'personName', 'companyName', 'taxNumber', 'recipientName', 'phone'] as const;
const fieldsOf: Record<InvoiceType, readonly string[]> = {
  electronic_normal: [...common, 'email'],
  paper_normal: common,
  paper_special: [...common, 'registeredAddress', 'officePhone', 'openingBank', 'bankAccount'],
};

/** A title written for another type of invoice; undefined when it lacks what that type needs. */
export const titleAs = (fields: InvoiceFields, type: InvoiceType): InvoiceFields | undefined => {
  const kept = Object.entries(fields).filter(([name]) => fieldsOf[type].includes(name));
  const result = InvoiceFields.safeParse({ ...Object.fromEntries(kept), type });
  return result.success ? result.data : undefined;
};

/** The types of invoice that can be issued on this title. */
export const typesOfTitle = (fields: InvoiceFields): InvoiceType[] => invoiceTypes.filter((type) => titleAs(fields, type) !== undefined);

/** How a title is called in a list. */
export const nameOfTitle = (fields: InvoiceFields): string => (fields.titleType === 'company' ? fields.companyName : fields.personName);
