import { useDesk } from './use-desk.ts';

export type WaitingTabsPlan<Id extends string> = {
  label: string;
  /** The screens that belong together, in their order. */
  screens: Readonly<Record<Id, string>>;
  labelOf: (id: Id) => string;
  at: Id;
};

/** Lists that belong together, each on a screen of its own, with what waits in it where something can. */
export const useWaitingTabs = <Id extends string>({ label, screens, labelOf, at }: WaitingTabsPlan<Id>) => {
  const waiting = useDesk()?.waiting ?? [];
  const items = (Object.keys(screens) as Id[]).map((id) => {
    const count = waiting.find(({ screen }) => screen === screens[id])?.count;
    return { id, label: labelOf(id), ...(count !== undefined && { count, hot: count > 0 }) };
  });
  return { label, items, value: at, hrefOf: (id: Id) => screens[id] };
};
