import { ArrowRight } from 'lucide-react';
import { icon } from './icon.tsx';

export const ArrowRightIcon = /* @__PURE__ */ icon(ArrowRight);
