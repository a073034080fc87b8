import { RotateCcw } from 'lucide-react';
import { icon } from './icon.tsx';

export const ReturnIcon = /* @__PURE__ */ icon(RotateCcw);
