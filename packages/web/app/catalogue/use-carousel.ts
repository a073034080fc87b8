import { useEffect, useRef, useState } from 'react';

const restMs = 7_000;
const settledMs = 3_000;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A row of slides that the reader scrolls, or that moves on by itself every seven seconds. It rests while it is pointed at, holds
 * the focus or cannot be seen, when the reader has stopped it, and always for readers who asked for less motion.
 */
export const useCarousel = (count: number) => {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  // The last slide whose picture is wanted: the one after those that were shown, and none but the first while the page wakes up.
  const [wanted, setWanted] = useState(0);
  const want = (place: number) => setWanted((before) => Math.max(before, place));

  useEffect(() => {
    const timer = setTimeout(() => setWanted((before) => Math.max(before, 1)), settledMs);
    return () => clearTimeout(timer);
  }, []);

  const show = (place: number) => {
    const row = track.current;
    if (!row) return;
    want(place + 1);
    const far = Math.abs(place - current) > 1 || wantsStillness();
    row.scrollTo({ left: place * row.clientWidth, behavior: far ? 'instant' : 'smooth' });
  };

  useEffect(() => {
    if (stopped || held || count < 2 || wantsStillness()) return undefined;
    const timer = setInterval(() => {
      const row = track.current;
      if (!row || document.hidden) return;
      const next = (current + 1) % count;
      row.scrollTo({ left: next * row.clientWidth, behavior: next === 0 ? 'instant' : 'smooth' });
    }, restMs);
    return () => clearInterval(timer);
  }, [stopped, held, count, current]);

  const onScroll = () => {
    const row = track.current;
    if (!row || row.clientWidth === 0) return;
    const place = row.scrollLeft / row.clientWidth;
    want(Math.ceil(place) + 1);
    setCurrent(Math.min(count - 1, Math.round(place)));
  };
  const holders = {
    onPointerEnter: () => {
      want(1);
      setHeld(true);
    },
    onPointerLeave: () => setHeld(false),
    onFocus: () => {
      want(1);
      setHeld(true);
    },
    onBlur: () => setHeld(false),
  };
  return { track, current, wanted, stopped, toggle: () => setStopped((is) => !is), show, onScroll, holders };
};
