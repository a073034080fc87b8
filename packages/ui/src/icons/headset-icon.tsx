import { Headset } from 'lucide-react';
import { icon } from './icon.tsx';

export const HeadsetIcon = /* @__PURE__ */ icon(Headset);
