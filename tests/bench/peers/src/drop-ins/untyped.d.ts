declare module 'braintree-web-drop-in' {
  const dropIn: {
    create(options: { authorization: string; container: Element }): Promise<unknown>;
  };
  export default dropIn;
}
