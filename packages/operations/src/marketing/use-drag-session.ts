import { seckillOperationsApi, type TimelineSession } from '@mall/contract/marketing/seckill-office.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { sessionReads } from './seckill.reads.ts';
import { dayMs, type Grip, keyed, pulled, type Span, spanOf, textOf } from './timeline.rules.ts';

type Held = { id: string; span: Span };
/** Less than this is a click with an unsteady hand. */
const slackPx = 4;

/** Sessions taken by the pointer are laid where they are let go; those moved by arrows when Enter is pressed, and Escape puts them back. */
export const useDragSession = (onChoose: (id: string) => void) => {
  const t = useWords('marketing');
  const [held, setHeld] = useState<Held>();
  const dragged = useRef(false);
  const move = useCall({
    call: seckillOperationsApi.move,
    request: ({ id, name }: TimelineSession, { from, to }: Span) => ({
      params: { id },
      body: { name, startsAt: textOf(from), endsAt: textOf(to) },
    }),
    changes: sessionReads,
    done: t('session.moved'),
  });
  const lay = (session: TimelineSession, span: Span) => {
    const before = spanOf(session);
    if (span.from === before.from && span.to === before.to) return setHeld(undefined);
    // It stays where it was put until the answer has come; refused, it goes back, and the call has said why.
    return void move
      .run(session, span)
      .catch(() => undefined)
      .finally(() => setHeld(undefined));
  };
  const grip = (session: TimelineSession) => (event: PointerEvent<HTMLElement>, by: Grip) => {
    if (event.button !== 0 || move.busy) return;
    event.stopPropagation();
    const track = event.currentTarget.closest<HTMLElement>('[data-track]');
    if (!track) return;
    const [begin, { width, height }] = [spanOf(session), track.getBoundingClientRect()];
    const [x, y] = [event.clientX, event.clientY];
    let span = begin;
    dragged.current = false;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!dragged.current && Math.abs(clientX - x) < slackPx && Math.abs(clientY - y) < slackPx) return;
      dragged.current = true;
      const days = by === 'move' ? Math.round((clientY - y) / height) : 0;
      span = pulled(begin, by, ((clientX - x) / width) * dayMs + days * dayMs);
      setHeld({ id: session.id, span });
    };
    const done = new AbortController();
    window.addEventListener('pointermove', follow, { signal: done.signal });
    const letGo = (lays: boolean) => () => {
      done.abort();
      if (lays && dragged.current) lay(session, span);
      else setHeld(undefined);
    };
    window.addEventListener('pointerup', letGo(true), { signal: done.signal });
    window.addEventListener('pointercancel', letGo(false), { signal: done.signal });
  };
  const key = (session: TimelineSession) => (event: KeyboardEvent<HTMLElement>) => {
    const now = held?.id === session.id ? held.span : spanOf(session);
    if (event.key === 'Escape' && held) return setHeld(undefined);
    if (event.key === 'Enter' && held?.id === session.id) {
      event.preventDefault();
      return lay(session, now);
    }
    const next = keyed(now, event.key, event.shiftKey);
    if (!next || move.busy) return undefined;
    event.preventDefault();
    return setHeld({ id: session.id, span: next });
  };
  /** The click that ends a drag chooses nothing. */
  const choose = (id: string) => () => {
    if (!dragged.current) onChoose(id);
    dragged.current = false;
  };
  const leave = (id: string) => () => setHeld((now) => (now?.id === id && !move.busy && !dragged.current ? undefined : now));
  return { held, grip, key, choose, leave };
};
