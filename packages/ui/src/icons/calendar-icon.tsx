import { Calendar } from 'lucide-react';
import { icon } from './icon.tsx';

export const CalendarIcon = /* @__PURE__ */ icon(Calendar);
