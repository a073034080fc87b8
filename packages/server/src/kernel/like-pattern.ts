/** A pattern that finds the text anywhere; what LIKE takes for a joker is meant literally. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
