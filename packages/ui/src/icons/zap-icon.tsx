import { Zap } from 'lucide-react';
import { icon } from './icon.tsx';

export const ZapIcon = /* @__PURE__ */ icon(Zap);
