/** 138****6021: enough to know one's own, not enough for who looks over the shoulder. */
export const shownPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(?=\d{4}$)/, '$1****');
