export const audiences = ['buyer', 'seller', 'operator'] as const;
/** Disabled by his company, or frozen by the mall. */
export const memberStates = ['open', 'disabled', 'frozen'] as const;
export type MemberState = (typeof memberStates)[number];
/** A day, a week; null is until somebody lifts it. */
export const freezeHours = [24, 168] as const;
