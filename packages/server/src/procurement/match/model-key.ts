/** A model as it is compared: small letters, no hyphens, slashes or brackets. */
export const modelKey = (model: string): string => model.toLowerCase().replaceAll(/[-/()\s]/gu, '');
