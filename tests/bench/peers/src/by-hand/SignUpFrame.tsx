import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** The page around the form. */
export function SignUpFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page">
      <header>
        <a href="https://www.slotbook.example" className="logo">
          <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="8" fill="currentColor" />
            <path d="M9 11h14M9 16h14M9 21h8" stroke="#fff" strokeWidth="2.5" />
          </svg>
          Slotbook
        </a>
      </header>
      <main>
        <h1>{texts.heading}</h1>
        <div className="social">
          <a href="/social/google">Sign up with Google</a>
          <a href="/social/facebook">Sign up with Facebook</a>
        </div>
        <p className="divider">or</p>
        {children}
        <section className="next">
          <h2>What happens next</h2>
          <p>Your account opens at once, with no email to wait for.</p>
        </section>
      </main>
      <footer>
        <p>
          <a href="mailto:help@slotbook.example">help@slotbook.example</a>, +1 (312) 555-0142,
          Monday to Friday, 8 am to 6 pm CT
        </p>
        <p>© Slotbook. All rights reserved.</p>
      </footer>
    </div>
  );
}
