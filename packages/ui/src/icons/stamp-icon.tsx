import { Stamp } from 'lucide-react';
import { icon } from './icon.tsx';

export const StampIcon = /* @__PURE__ */ icon(Stamp);
