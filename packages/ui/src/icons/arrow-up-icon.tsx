import { ArrowUp } from 'lucide-react';
import { icon } from './icon.tsx';

export const ArrowUpIcon = /* @__PURE__ */ icon(ArrowUp);
