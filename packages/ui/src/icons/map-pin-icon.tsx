import { MapPin } from 'lucide-react';
import { icon } from './icon.tsx';

export const MapPinIcon = /* @__PURE__ */ icon(MapPin);
