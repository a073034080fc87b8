import { Minus } from 'lucide-react';
import { icon } from './icon.tsx';

export const MinusIcon = /* @__PURE__ */ icon(Minus);
