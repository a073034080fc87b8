import { Funnel } from 'lucide-react';
import { icon } from './icon.tsx';

export const FilterIcon = /* @__PURE__ */ icon(Funnel);
