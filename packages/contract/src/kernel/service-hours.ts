import { type Language, type Words, words } from './language.ts';

/** On which days somebody answers. */
export const serviceDays = {
  weekdays: words(
    '周一至周五',
    'Monday to Friday',
    'Du lundi au vendredi',
    'De lunes a viernes',
    'De segunda a sexta',
    'Понедельник–пятница',
  ),
  sixdays: words(
    '周一至周六',
    'Monday to Saturday',
    'Du lundi au samedi',
    'De lunes a sábado',
    'De segunda a sábado',
    'Понедельник–суббота',
  ),
  daily: words('每天', 'Every day', 'Tous les jours', 'Todos los días', 'Todos os dias', 'Ежедневно'),
} as const satisfies Record<string, Words>;

/** `weekdays 8:30-17:30`, as the setting keeps it, in words. */
export const wordHours = (kept: string, language: Language): string => {
  const [days = '', time = ''] = kept.split(' ');
  return Object.hasOwn(serviceDays, days) ? `${serviceDays[days as keyof typeof serviceDays][language]} ${time}` : '';
};
