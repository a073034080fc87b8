import { BadgeCheck } from 'lucide-react';
import { icon } from './icon.tsx';

export const BadgeCheckIcon = /* @__PURE__ */ icon(BadgeCheck);
