import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

/** The page itself. */
export function mount(root: HTMLElement): void {
  createRoot(root).render(<App />);
}
