export type CountdownParts = { days: string; hours: string; minutes: string; seconds: string };

/** What is left, in whole seconds rounded up, so that it shows 00:00:00 only when the time is really over. */
export function countdownParts(left: number): CountdownParts {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return {
    days: String(Math.floor(seconds / 86_400)),
    hours: two(Math.floor(seconds / 3600) % 24),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
  };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
