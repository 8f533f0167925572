import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepOffline } from './app/offline/worker.ts';
import './app/styles/fonts.css';
import './app/styles/tokens.css';
import './app/styles/base.css';
import './app/styles/dialogs.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html: expected an element with id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepOffline();
