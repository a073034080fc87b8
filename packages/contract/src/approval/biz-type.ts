/** What a company has approved: what its people order, and contracts before it signs them. */
export const bizTypes = ['order', 'contract'] as const;
export type BizType = (typeof bizTypes)[number];
