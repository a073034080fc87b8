/** Another amount than was asked for, the same payment again, or a transfer that belongs to no order. */
export const wrongKinds = ['amount', 'twice', 'stray'] as const;
export type WrongKind = (typeof wrongKinds)[number];

export const wrongWays = ['give_back', 'book'] as const;
export type WrongWay = (typeof wrongWays)[number];

export const wrongTabs = ['open', 'second', 'ended', 'all'] as const;
export type WrongTab = (typeof wrongTabs)[number];

export const wrongActs = ['propose', 'confirm', 'return'] as const;
export type WrongAct = (typeof wrongActs)[number];
