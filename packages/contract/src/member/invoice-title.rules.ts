import { InvoiceFields, type InvoiceType, invoiceTypes } from '../invoice/invoice.rules.ts';

/** Titles a member keeps at most. */
export const mostTitles = 20;

/** Of the schema itself, so that a new field of a title cannot be forgotten here. */
const fieldsOf = (type: InvoiceType): ReadonlySet<string> =>
  new Set(
    InvoiceFields.options
      .flatMap(({ options }): readonly { shape: { type: { value: InvoiceType } } }[] => options)
      .filter(({ shape }) => shape.type.value === type)
      .flatMap(({ shape }) => Object.keys(shape)),
  );

/** A title written for another type of invoice; undefined when it lacks what that type needs. */
export const titleAs = (fields: InvoiceFields, type: InvoiceType): InvoiceFields | undefined => {
  const known = fieldsOf(type);
  const kept = Object.entries(fields).filter(([name]) => known.has(name));
  const result = InvoiceFields.safeParse({ ...Object.fromEntries(kept), type });
  return result.success ? result.data : undefined;
};

/** The types of invoice that can be issued on this title. */
export const typesOfTitle = (fields: InvoiceFields): InvoiceType[] => invoiceTypes.filter((type) => titleAs(fields, type) !== undefined);
