import { Clock } from 'lucide-react';
import { icon } from './icon.tsx';

export const ClockIcon = /* @__PURE__ */ icon(Clock);
