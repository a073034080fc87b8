import '../theme/tokens.css';
import '../theme/base.css';
import { createRoot } from 'react-dom/client';
import { Catalogue } from './catalogue.tsx';

/** The catalogue by itself, without a mall: the journeys play every component here. */
const place = document.getElementById('catalogue');
if (place) createRoot(place).render(<Catalogue />);
