/** By how much a price moved since; undefined where it did not. */
export const priceMove = (then: string, now: string): { way: 'down' | 'up'; amount: string } | undefined => {
  const fen = Math.round(Number(now) * 100) - Math.round(Number(then) * 100);
  return fen === 0 ? undefined : { way: fen < 0 ? 'down' : 'up', amount: (Math.abs(fen) / 100).toFixed(2) };
};
