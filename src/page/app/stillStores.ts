/**
 * Stands in for MobX in the server's half of the page (vite.config.ts). A store lives there for one
 * render, and nothing in it changes: to observe it would take half of the render's time.
 */

/** Stands for what marks a store's member, such as `computed`. Nothing reads the mark. */
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

/** What begins once a page is used, which is never on the server. */
function never(): never {
  throw new Error('Nothing is observed on the server');
}

export const reaction = never;
export const when = never;
