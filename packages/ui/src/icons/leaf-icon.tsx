import { Leaf } from 'lucide-react';
import { icon } from './icon.tsx';

export const LeafIcon = /* @__PURE__ */ icon(Leaf);
