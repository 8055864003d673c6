import '@adyen/adyen-web/styles/adyen.css';
import { AdyenCheckout, Card, Dropin } from '@adyen/adyen-web';

/** A drop-in with only a card form, imported as in the provider's guide for small bundles. */
const place = document.getElementById('root');
if (place) {
  const checkout = await AdyenCheckout({
    environment: 'test',
    clientKey: 'test_bench',
    countryCode: 'US',
    paymentMethodsResponse: { paymentMethods: [{ name: 'Cards', type: 'scheme' }] },
  });
  new Dropin(checkout, { paymentMethodComponents: [Card] }).mount(place);
}
