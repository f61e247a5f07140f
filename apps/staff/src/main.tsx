import './app.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createOffice } from './office/create-office.ts';

const container = document.getElementById('app');
if (!container) throw new Error('The document has no element "app".');
createRoot(container).render(<App office={createOffice()} />);
