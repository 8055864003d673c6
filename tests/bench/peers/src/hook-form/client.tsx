import '../by-hand/signUp.css';
import { hydrateRoot } from 'react-dom/client';
import { HookForm } from './HookForm.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <HookForm />);
