type Target<State extends string> = State | Readonly<Record<string, State>>;
export type Move<State extends string> = { readonly from: readonly State[]; readonly to: Target<State> };

const targetOf = <State extends string>(to: Target<State>, variant: string): State | undefined =>
  typeof to === 'string' ? to : (to as Readonly<Record<string, State>>)[variant];
const targetsOf = <State extends string>(to: Target<State>): State[] => (typeof to === 'string' ? [to] : Object.values(to));

/**
 * A state machine as a table that can be read aloud: how it begins, then event by event where it may happen and where it leads (by variant where that
 * decides).
 */
export const machine = <State extends string, Event extends string, Start extends string>(
  starts: Readonly<Record<Start, Target<State>>>,
  moves: Readonly<Record<Event, Move<State>>>,
) => {
  const events = Object.keys(moves) as Event[];

  /** The state in which it begins. */
  const begin = (event: Start, variant = ''): State => {
    const state = targetOf(starts[event], variant);
    if (state === undefined) throw new Error(`nothing begins with ${event} ${variant}`);
    return state;
  };
  const start: readonly State[] = [...new Set((Object.values(starts) as Target<State>[]).flatMap(targetsOf))];

  /** Where `event` leads from `state`, or undefined when it is refused there. */
  const next = (state: State, event: Event, variant = ''): State | undefined => {
    const { from, to } = moves[event];
    if (!from.includes(state)) return undefined;
    return targetOf(to, variant);
  };

  const eventsOf = (state: State): Event[] => events.filter((event) => moves[event].from.includes(state));

  /** States that something still leads out of. */
  const open: readonly State[] = [...new Set(events.flatMap((event) => moves[event].from))];

  /** Every state that can happen at all; a test holds it against the list of states. */
  const reachable = (): Set<State> => {
    const seen = new Set<State>(start);
    const queue = [...start];
    for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
      for (const event of eventsOf(state)) {
        const { to } = moves[event];
        for (const target of targetsOf(to)) {
          if (!seen.has(target)) {
            seen.add(target);
            queue.push(target);
          }
        }
      }
    }
    return seen;
  };

  return { start, open, begin, moves, next, eventsOf, reachable, from: (event: Event): readonly State[] => moves[event].from };
};

export type Machine<State extends string, Event extends string> = Pick<ReturnType<typeof machine<State, Event, string>>, 'next' | 'from'>;
