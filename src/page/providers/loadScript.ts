import { trusted } from '../../core/markup/trusted.ts';

/** Adds an external script, once per address. Removes one that fails, so that it can be added again. */
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
    // The address is the server's own, or that of a payment provider in the policy.
    Object.assign(script, { src: trusted?.createScriptURL(src) ?? src });
    document.head.append(script);
  });
}
