import { Box } from 'lucide-react';
import { icon } from './icon.tsx';

export const BoxIcon = /* @__PURE__ */ icon(Box);
