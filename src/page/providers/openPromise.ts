/** A promise that can be settled from outside. */
export interface OpenPromise<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (cause: unknown) => void;
}

/** Like Promise.withResolvers, which is missing in browsers that are still in use. */
export function openPromise<Value>(): OpenPromise<Value> {
  let resolve: OpenPromise<Value>['resolve'] = () => undefined;
  let reject: OpenPromise<Value>['reject'] = () => undefined;
  const promise = new Promise<Value>((onValue, onFault) => {
    resolve = onValue;
    reject = onFault;
  });
  return { promise, resolve, reject };
}
