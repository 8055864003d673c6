/**
 * Replaces MobX in the server's half of the page (vite.config.ts). There a store lives for one
 * render and never changes; observing it would take half of the render's time.
 */

/** Replaces annotations of a store's members, such as `computed`. Nothing reads them. */
function annotation(): undefined {
  return undefined;
}

export const action = annotation;
export const computed = annotation;
export const observableRef = annotation;
export const override = annotation;
export const observable = Object.assign(annotation, {
  map: <Key, Value>() => new Map<Key, Value>(),
});

export function makeObservable<Store>(store: Store): Store {
  return store;
}

export function makeAutoObservable<Store>(store: Store): Store {
  return store;
}

export function transaction<Result>(work: () => Result): Result {
  return work();
}

export function observer<Component>(component: Component): Component {
  return component;
}

/** For functions that only run in a browser. */
function never(): never {
  throw new Error('Nothing is observed on the server');
}

export const reaction = never;
export const when = never;
