import { Bold } from 'lucide-react';
import { icon } from './icon.tsx';

export const BoldIcon = /* @__PURE__ */ icon(Bold);
