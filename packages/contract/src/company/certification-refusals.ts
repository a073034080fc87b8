/** Refusals that certification would lift: a page that shows one leads there. */
const liftedByCertification = new Set(['kernel.enterprise_only', 'order.postpay_refused', 'order.uncertified', 'order.company_blocked']);
export const asksForCertification = (errorCode: string): boolean => liftedByCertification.has(errorCode);
