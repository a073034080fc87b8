import { CircleCheck } from 'lucide-react';
import { icon } from './icon.tsx';

export const CircleCheckIcon = /* @__PURE__ */ icon(CircleCheck);
