import { words } from '@mall/contract/kernel/language.ts';

/** When the hotline is answered, unless the mall says otherwise. */
export const usualHours = words(
  '周一至周五 8:30-17:30',
  'Monday to Friday 8:30-17:30',
  'Du lundi au vendredi 8:30-17:30',
  'De lunes a viernes 8:30-17:30',
  'De segunda a sexta 8:30-17:30',
  'Понедельник–пятница 8:30-17:30',
);
