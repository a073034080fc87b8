import { Wrench } from 'lucide-react';
import { icon } from './icon.tsx';

export const WrenchIcon = /* @__PURE__ */ icon(Wrench);
