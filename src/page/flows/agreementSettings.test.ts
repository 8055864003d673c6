import { expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aPage, fillIn } from '../../../tests/factories/pages/aPage.ts';

const booleans = [true, false];
const settings = booleans.flatMap((checkbox) =>
  booleans.flatMap((agreedAtStart) =>
    booleans.map((isSignIn) => ({ checkbox, agreedAtStart, isSignIn })),
  ),
);

it.each(settings)(
  '%j: a visitor who fills in the form can sign up, with an agreement',
  async (setting) => {
    const { agreement, form } = aBrand();
    const { agreedAtStart, checkbox, isSignIn } = setting;
    const brand = aBrand({
      agreement: { ...agreement, agreedAtStart, checkbox },
      form: { ...form, signInOn: isSignIn ? ['free'] : [] },
    });
    const { flows, providers, stores } = aPage(brand);
    const startedAgreed = stores.agreement.agreed;
    fillIn(stores);
    // A visitor ticks the box if there is one.
    stores.agreement.setAgreed(stores.agreement.checkbox || startedAgreed);

    await flows.submit();

    expect(providers.bodies('/signup/free')).toMatchObject([{ formState: { agreed: true } }]);
  },
);
