import './in-a-layer.css';
import { createRoot } from 'react-dom/client';
import { Offer } from './offer';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Offer />);
