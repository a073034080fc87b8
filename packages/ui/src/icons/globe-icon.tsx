import { Globe } from 'lucide-react';
import { icon } from './icon.tsx';

export const GlobeIcon = /* @__PURE__ */ icon(Globe);
