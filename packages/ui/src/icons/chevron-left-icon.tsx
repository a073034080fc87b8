import { ChevronLeft } from 'lucide-react';
import { icon } from './icon.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ icon(ChevronLeft);
