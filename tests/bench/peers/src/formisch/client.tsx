import '../by-hand/signUp.css';
import { hydrateRoot } from 'react-dom/client';
import { FormischForm } from './FormischForm.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <FormischForm />);
