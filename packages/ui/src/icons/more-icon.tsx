import { Ellipsis } from 'lucide-react';
import { icon } from './icon.tsx';

export const MoreIcon = /* @__PURE__ */ icon(Ellipsis);
