import { Cable } from 'lucide-react';
import { icon } from './icon.tsx';

export const CableIcon = /* @__PURE__ */ icon(Cable);
