import { CircleX } from 'lucide-react';
import { icon } from './icon.tsx';

export const CircleXIcon = /* @__PURE__ */ icon(CircleX);
