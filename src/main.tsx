import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html: expected an element with id "root"');
createRoot(root).render(<App />);
