import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/start.css';
import './styles/table.css';
import './styles/panel.css';
import './styles/stage.css';
import './styles/phone.css';
import './styles/screen.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
