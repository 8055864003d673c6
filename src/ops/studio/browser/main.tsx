import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import './look/base.css';
import './look/lists.css';
import { Studio } from './shell/Studio.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error("The Studio's page has no element 'root'.");
createRoot(root).render(<Studio />);
