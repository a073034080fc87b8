import { Plug } from 'lucide-react';
import { icon } from './icon.tsx';

export const PlugIcon = /* @__PURE__ */ icon(Plug);
