import { ChevronDown } from 'lucide-react';
import { icon } from './icon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown);
