type Target<State extends string> = State | Readonly<Record<string, State>>;
export type Move<State extends string> = { readonly from: readonly State[]; readonly to: Target<State> };

/** A state machine as a table that can be read aloud: event, where it may happen, where it leads (by variant where that decides). */
export const machine = <State extends string, Event extends string>(
  start: readonly State[],
  moves: Readonly<Record<Event, Move<State>>>,
) => {
  const events = Object.keys(moves) as Event[];

  /** Where `event` leads from `state`, or undefined when it is refused there. */
  const next = (state: State, event: Event, variant = ''): State | undefined => {
    const { from, to } = moves[event];
    if (!from.includes(state)) return undefined;
    return typeof to === 'string' ? to : (to as Record<string, State>)[variant];
  };

  const eventsOf = (state: State): Event[] => events.filter((event) => moves[event].from.includes(state));

  /** Every state that can happen at all; a test holds it against the list of states. */
  const reachable = (): Set<State> => {
    const seen = new Set<State>(start);
    const queue = [...start];
    for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
      for (const event of eventsOf(state)) {
        const { to } = moves[event];
        for (const target of typeof to === 'string' ? [to] : (Object.values(to) as State[])) {
          if (!seen.has(target)) {
            seen.add(target);
            queue.push(target);
          }
        }
      }
    }
    return seen;
  };

  return { start, moves, next, eventsOf, reachable, from: (event: Event): readonly State[] => moves[event].from };
};
