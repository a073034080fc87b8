import { Percent } from 'lucide-react';
import { icon } from './icon.tsx';

export const PercentIcon = /* @__PURE__ */ icon(Percent);
