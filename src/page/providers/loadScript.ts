import { trusted } from '../../core/markup/trusted.ts';

/** Adds an external script, once for an address. A failed one is taken out again, so that a retry is one. */
export function loadScript(src: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`The script ${src} did not load.`));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    // The address is the server's own, or a payment provider's that the policy names.
    Object.assign(script, { src: trusted?.createScriptURL(src) ?? src });
    document.head.append(script);
  });
}
