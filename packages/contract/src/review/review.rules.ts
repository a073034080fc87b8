/** Which reviews a list shows; `photo` and `append` cut across the other three. */
export const reviewKinds = ['all', 'positive', 'neutral', 'negative', 'photo', 'append'] as const;
export type ReviewKind = (typeof reviewKinds)[number];
