/** 138****0001: enough to find a case again, too little to call somebody. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
