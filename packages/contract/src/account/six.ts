/** The six languages in their fixed order: zh, en, fra, spa, pt, ru. */
export type Six = `${string}|${string}|${string}|${string}|${string}|${string}`;
