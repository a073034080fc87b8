/** How a time is told: the two largest of days, hours and minutes that it has. */
export type Span = {
  readonly words: 'days' | 'daysHours' | 'hours' | 'hoursMinutes' | 'minutes';
  readonly of: Readonly<Record<string, number>>;
};

const hour = 60;
const day = 24 * hour;

export const spanOf = (given: number): Span => {
  const minutes = Math.abs(given);
  const [days, hours, rest] = [Math.floor(minutes / day), Math.floor((minutes % day) / hour), minutes % hour];
  // Who waits for most of a day does not count minutes, nor hours who waits for days.
  if (days > 0) return hours === 0 || days >= 3 ? { words: 'days', of: { days } } : { words: 'daysHours', of: { days, hours } };
  if (hours > 0)
    return rest === 0 || hours >= 6 ? { words: 'hours', of: { hours } } : { words: 'hoursMinutes', of: { hours, minutes: rest } };
  return { words: 'minutes', of: { minutes } };
};
