import dropIn from 'braintree-web-drop-in';

const container = document.getElementById('root');
if (container) await dropIn.create({ authorization: 'sandbox_bench', container });
