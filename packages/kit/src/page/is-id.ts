/** As ids stand in addresses. */
export const isId = (text: string | null): text is string => /^[1-9]\d{0,17}$/.test(text ?? '');
