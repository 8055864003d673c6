// Generated from schemas/resolved-brand.schema.json by npm run generate.

/**
 * The kind of answer, and its control.
 */
export type QuestionKind =
  | 'shortText'
  | 'longText'
  | 'number'
  | 'date'
  | 'oneOf'
  | 'someOf'
  | 'yesNo'
  | 'acknowledgement'
  | 'email'
  | 'phone'
  | 'webAddress'
  | 'taxNumber';
/**
 * Which tax number: GST/HST or QST (Canada), VAT (United Kingdom), or an EIN (United States).
 */
export type TaxNumberKind = 'gstHst' | 'qst' | 'vatUk' | 'ein';
/**
 * For a short text: the name of its pattern.
 */
export type AnswerPattern =
  | 'letters'
  | 'digits'
  | 'lettersAndDigits'
  | 'npi'
  | 'usZipCode'
  | 'canadianPostalCode'
  | 'ukPostcode'
  | 'ukCompanyNumber';
export type SignupType = 'paid' | 'free' | 'noCardSignup' | 'freeTrial' | 'answeringService';
export type Region = Placement[];

/**
 * A brand after its layers are merged: everything that differs between pages, calls and mails of brands.
 */
export interface Brand {
  /**
   * The brand's identifier. Equal to the file's name without .json.
   */
  id: string;
  /**
   * The name that visitors see.
   */
  name: string;
  /**
   * The company named in terms, mails and receipts, and in the copyright line if `footer.copyright` uses it.
   */
  legalName: string;
  /**
   * The kind of service sold. Selects the category layer.
   */
  category:
    | 'appointmentScheduling'
    | 'videoConferencing'
    | 'liveChat'
    | 'learning'
    | 'liveAnswer'
    | 'receptionist';
  /**
   * The country in which the brand sells. Selects the market layer, and with it currency, postal label and tax rates.
   */
  market: 'US' | 'CA' | 'UK';
  /**
   * The id of the brand that this one extends.
   */
  extends?: string;
  /**
   * The host names that the brand answers on, in lower case, without port. No two brands may share one.
   *
   * @minItems 1
   */
  hosts: string[];
  /**
   * The languages that the brand offers, such as en-CA and fr-CA. The first is its default.
   *
   * @minItems 1
   */
  languages: string[];
  /**
   * The language of texts, money and the page's lang attribute. Derived from `languages`; an older file that still sets it offers only that language.
   */
  locale: string;
  /**
   * The locale of dates in the default language. en-IN unless set. Every other language uses its own date format.
   */
  dateLanguage: string;
  /**
   * The currency that the brand charges in. Must be its catalogue's.
   */
  currency: 'USD' | 'CAD' | 'GBP';
  /**
   * Addresses outside this application. Each is https.
   */
  links: {
    /**
     * The brand's website: the logo's and Cancel's target. Its host, without www, is the brand's own e-mail domain.
     */
    website: string;
    /**
     * Where existing customers log in.
     */
    login: string;
    /**
     * The address of an active account's dashboard.
     */
    dashboard: string;
  };
  /**
   * Exact hosts that a redirect after completion may lead to. Server and page both enforce them.
   *
   * @minItems 1
   */
  redirectHosts: string[];
  /**
   * How visitors reach support. Shown in error messages and mails.
   */
  support: {
    /**
     * The support address. Mails are sent from it too.
     */
    email: string;
    /**
     * The support phone number as people write it.
     */
    phone?: string;
    /**
     * When the phone is answered, such as 'Monday to Friday, 8 am to 6 pm ET'.
     */
    hours?: string;
  };
  /**
   * The name of the merchant account that charges for this brand. Its keys come from the environment. Brands that share one for cards or bank debits have the same currency.
   */
  paymentAccount: string;
  /**
   * The logo in the header.
   */
  logo: {
    /**
     * An SVG file in brands/logos, such as slotbook.svg.
     */
    file: string;
    /**
     * The SVG used on the dark scheme.
     */
    fileOnDark?: string;
    /**
     * Width in CSS pixels.
     */
    width: number;
    /**
     * Height in CSS pixels.
     */
    height: number;
    /**
     * Whether the logo's link to the website opens in a new tab. True unless set.
     */
    opensInNewTab: boolean;
  };
  /**
   * The brand's look in few decisions. All other colours are derived from these and checked for contrast.
   */
  theme: {
    /**
     * The colour of the main action, the selected plan and the focus ring, which has the ink where a red accent would look like an error.
     */
    accent: string;
    /**
     * The colour of text.
     */
    ink: string;
    /**
     * The page's background.
     */
    surface: string;
    /**
     * The background of the order summary. Derived from surface and accent unless set.
     */
    summarySurface?: string;
    /**
     * How a two-column page is arranged on a desktop: a panel beside the form, one card on a background, a slim rail, or a banner above both. In each the form is on the left and the payment on the right.
     */
    layout: 'split' | 'card' | 'rail' | 'banner';
    /**
     * The type pairing.
     */
    type:
      | 'inter'
      | 'figtree'
      | 'manrope'
      | 'nunito-sans'
      | 'work-sans'
      | 'dm-sans'
      | 'plus-jakarta-sans'
      | 'public-sans'
      | 'bricolage-grotesque'
      | 'fraunces'
      | 'newsreader'
      | 'source-serif'
      | 'space-grotesk'
      | 'outfit';
    /**
     * How round corners are.
     */
    radius: 'sharp' | 'soft' | 'round';
    /**
     * How much room there is.
     */
    density: 'calm' | 'compact';
    /**
     * How fields are drawn.
     */
    field: 'outlined' | 'filled';
    /**
     * What makes the page this brand's.
     */
    signature: {
      /**
       * A quiet pattern behind the summary.
       */
      pattern: 'none' | 'grid' | 'dots' | 'rings' | 'waves' | 'diagonal';
      /**
       * The colour of the summary's panel: the surface, a tint of the accent, or the accent itself.
       */
      panel: 'plain' | 'tinted' | 'accent';
      /**
       * How the heading is treated.
       */
      heading: 'plain' | 'rule' | 'highlight';
      /**
       * A drawing of what the brand sells, beside a form without an order to sum up, and on a banner.
       */
      illustration?: {
        /**
         * An SVG file in brands/illustrations, such as slotbook.svg, in the theme's colours: fill="var(--c-accent)".
         */
        file: string;
        /**
         * Width in CSS pixels. It keeps the file's proportions.
         */
        width: number;
        /**
         * Height in CSS pixels.
         */
        height: number;
      };
      /**
       * Another drawing, below the fields beside a long payment. A banner has none there otherwise; elsewhere it replaces the illustration there.
       */
      illustrationBelow?: {
        /**
         * An SVG file in brands/illustrations, such as slotbook.svg, in the theme's colours: fill="var(--c-accent)".
         */
        file: string;
        /**
         * Width in CSS pixels. It keeps the file's proportions.
         */
        width: number;
        /**
         * Height in CSS pixels.
         */
        height: number;
      };
    };
    /**
     * The dark scheme's own colours. Without it the page stays light.
     */
    dark?: {
      /**
       * The accent on dark.
       */
      accent: string;
      /**
       * The text on dark.
       */
      ink: string;
      /**
       * The dark background.
       */
      surface: string;
      /**
       * The summary's dark background.
       */
      summarySurface?: string;
    };
  };
  /**
   * The ways to sign up that the brand offers.
   */
  signupTypes: {
    /**
     * The sign-up types that a visitor may choose by ?signupType=.
     *
     * @minItems 1
     */
    offered: SignupType[];
    /**
     * The type used when the query names none. One of those offered.
     */
    default: SignupType;
  };
  /**
   * The page's heading by sign-up type, for an upgrade, and for a lead who is already authorised.
   */
  headings: {
    /**
     * Heading of a paid sign-up.
     */
    paid: string;
    /**
     * Heading of a free sign-up.
     */
    free: string;
    /**
     * Heading of a trial without a card.
     */
    noCardSignup: string;
    /**
     * Heading of a trial with a card.
     */
    freeTrial: string;
    /**
     * Heading of an answering-service sign-up.
     */
    answeringService: string;
    /**
     * Heading of the start page.
     */
    start: string;
    /**
     * Heading of an upgrade.
     */
    upgrade: string;
    /**
     * Heading for a lead who is already authorised.
     */
    authorisedLead: string;
    /**
     * A sentence below the heading.
     */
    lead?: string;
  };
  /**
   * The fields and messages of the sign-up form.
   */
  form: {
    /**
     * 'enterValid' says 'Please enter a valid name.'; 'required' says 'Full name required.' and 'Email required.'.
     */
    requiredMessages: 'enterValid' | 'required';
    /**
     * The fields that are checked for forbidden words.
     */
    forbiddenWordsIn: ('fullName' | 'companyName' | 'email')[];
    /**
     * The sign-up types on which a field may stay empty.
     */
    optionalOn: {
      /**
       * Sign-up types with an optional company name.
       */
      companyName: SignupType[];
      /**
       * Sign-up types with an optional phone number.
       */
      phoneNumber: SignupType[];
    };
    /**
     * Sign-up types that show the sign-in variant: e-mail, then password, no checkbox; also plan, users and province if something is charged.
     */
    signInOn: SignupType[];
    /**
     * Sign-up types on which the contact parameter's e-mail is filled in. The parameter is a JSON object, such as {"email": "ann@x.example"}, in base64 and URL-encoded.
     */
    prefillEmailFromContactOn: SignupType[];
    /**
     * The country selected at first in the phone field, as an ISO code.
     */
    defaultCountry: string;
  };
  /**
   * How an e-mail address is checked.
   */
  emailCheck: {
    /**
     * '/v1/email' sends the address in the X-User-Email header as well.
     */
    path: '/email' | '/v1/email';
  };
  /**
   * Sign-up through Google and Facebook.
   */
  social: {
    /**
     * Whether the Google button is shown. The server also needs the brand's keys.
     */
    google: boolean;
    /**
     * Whether the Facebook button is shown. The server also needs the brand's keys.
     */
    facebook: boolean;
    /**
     * 'signUp' reads 'Sign up with …', 'continue' reads 'Continue with …'.
     */
    labels: 'signUp' | 'continue';
    /**
     * The text between the buttons and the form: 'or', 'Or register with email' or 'Or signup with email'.
     */
    divider: 'or' | 'orRegisterWithEmail' | 'orSignupWithEmail';
    /**
     * Whether 'Use your social media account' shows above the buttons.
     */
    showHeading: boolean;
    /**
     * The /start-now page.
     */
    startPage: {
      /**
       * Whether the brand has a /start-now page, as pages.start lays it out, on the brand's usual sign-up type. Without it the path answers the brand's 404.
       */
      on: boolean;
      /**
       * The value that the page passes to social sign-up.
       */
      signupType?: string;
    };
  };
  /**
   * The texts that a visitor agrees to, and how.
   */
  agreement: {
    /**
     * Whether a checkbox shows. Without it a sentence says that continuing means agreeing, and nothing has to be ticked.
     */
    checkbox: boolean;
    /**
     * Whether the checkbox is ticked at the start. Without a checkbox it makes no difference.
     */
    agreedAtStart: boolean;
    /**
     * The title of the terms.
     */
    termsTitle: string;
    /**
     * The title of the privacy policy.
     */
    privacyTitle: string;
    /**
     * The terms' text: a file in brands/terms, without .md.
     */
    terms: string;
    /**
     * The privacy policy's text: a file in brands/terms, without .md.
     */
    privacy: string;
    /**
     * The text that plans under HIPAA add to the terms: a file in brands/terms, without .md.
     */
    hipaaTerms?: string;
  };
  /**
   * The province field.
   */
  province: {
    /**
     * Whether a province is asked for. Canadian brands only.
     */
    on: boolean;
  };
  /**
   * Sales tax.
   */
  tax: {
    /**
     * Whether tax is added.
     */
    on: boolean;
    /**
     * The tax's name beside its amount, such as 'Sales tax', if its province has no special name for it.
     */
    label?: string;
    /**
     * Each province's name for its tax, such as 'HST'.
     */
    labels?: {
      /**
       * The tax's name in Alberta.
       */
      AB?: string;
      /**
       * The tax's name in British Columbia.
       */
      BC?: string;
      /**
       * The tax's name in Manitoba.
       */
      MB?: string;
      /**
       * The tax's name in New Brunswick.
       */
      NB?: string;
      /**
       * The tax's name in Newfoundland and Labrador.
       */
      NL?: string;
      /**
       * The tax's name in the Northwest Territories.
       */
      NT?: string;
      /**
       * The tax's name in Nova Scotia.
       */
      NS?: string;
      /**
       * The tax's name in Nunavut.
       */
      NU?: string;
      /**
       * The tax's name in Ontario.
       */
      ON?: string;
      /**
       * The tax's name in Prince Edward Island.
       */
      PE?: string;
      /**
       * The tax's name in Quebec.
       */
      QC?: string;
      /**
       * The tax's name in Saskatchewan.
       */
      SK?: string;
      /**
       * The tax's name in Yukon.
       */
      YT?: string;
    };
    /**
     * The rate of each province, in percent.
     */
    taxRates: {
      /**
       * The province or territory.
       */
      provinceCode:
        'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NT' | 'NS' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT';
      /**
       * Percent, with at most three decimals.
       */
      taxRate: number;
    }[];
    /**
     * The rate in percent when the province is unknown.
     */
    defaultTaxRate: number;
  };
  /**
   * The products of the brand.
   */
  plans: {
    /**
     * A file in brands/plans, without .json.
     */
    catalogue: string;
    /**
     * Whether set-up fees are waived.
     */
    setUpFeeWaived: boolean;
  };
  /**
   * The limits of a free trial. It ends when the first is reached.
   */
  freeTrial: {
    /**
     * Free minutes.
     */
    minutes: number;
    /**
     * Free days.
     */
    days: number;
  };
  /**
   * How visitors pay.
   */
  payment: {
    /**
     * CC is card, ACH bank debit (US only), GC direct debit (UK only). The first is selected at the start.
     *
     * @minItems 1
     */
    methods: ('CC' | 'ACH' | 'GC')[];
    /**
     * Month and year as two fields, or one expiration date.
     */
    expiration: 'monthAndYear' | 'single';
    /**
     * The sentence that authorises a bank debit. Needed with ACH.
     */
    mandateText?: string;
  };
  /**
   * The submit button's text by sign-up type.
   */
  buttons: {
    /**
     * Button of a paid sign-up.
     */
    paid: string;
    /**
     * Button of a free sign-up.
     */
    free: string;
    /**
     * Button of a trial without a card.
     */
    noCardSignup: string;
    /**
     * Button of a trial with a card.
     */
    freeTrial: string;
    /**
     * Button of an answering-service sign-up.
     */
    answeringService: string;
    /**
     * Button of an upgrade.
     */
    upgrade: string;
    /**
     * Button while direct debit is selected.
     */
    directDebit: string;
  };
  /**
   * What happens after a sign-up: an activation e-mail, or a redirect to the active account.
   */
  afterSignup: 'activationEmail' | 'activeAccount';
  /**
   * The footer. A brand without it has none.
   */
  footer?: {
    /**
     * The text of the link.
     */
    text: string;
    /**
     * The external page that the link opens.
     */
    href: string;
    /**
     * The copyright line, such as '© {year} {legalName}'. '© {brand}. All rights reserved.' unless set.
     */
    copyright?: string;
  };
  /**
   * Measurement, and whether a visitor is asked first.
   */
  analytics: {
    /**
     * 'optIn' measures only after a visitor agrees, 'optOut' until one objects or their browser does (Global Privacy Control), 'notRequired' always.
     */
    consent: 'optIn' | 'optOut' | 'notRequired';
    /**
     * The container of the tag manager, such as GTM-ABC123. It is loaded only for visitors who may be measured.
     */
    tagManagerId?: string;
  };
  /**
   * This brand's own texts, by their key.
   */
  texts: {
    /**
     * Heading of the failure modal.
     */
    failureHeading?: string;
    /**
     * Message of the failure modal.
     */
    failureMessage?: string;
    /**
     * Heading of the success modal.
     */
    successHeading?: string;
    /**
     * Message of the success modal.
     */
    successMessage?: string;
    /**
     * A decline's first sentence, if the bank gives no reason.
     */
    declineBank?: string;
    /**
     * A decline's first sentence, if the account has insufficient funds.
     */
    declineFunds?: string;
    /**
     * A decline's first sentence, if the payment exceeds the card's limit.
     */
    declineLimit?: string;
    /**
     * A decline's first sentence, if the card has expired.
     */
    declineExpired?: string;
    /**
     * A decline's first sentence, if the bank does not know the card number.
     */
    declineNumber?: string;
    /**
     * A decline's first sentence, if the security code is wrong.
     */
    declineCode?: string;
    /**
     * A decline's first sentence, if the postal code is wrong.
     */
    declinePostalCode?: string;
    /**
     * A decline's first sentence, if the security code or the postal code is wrong.
     */
    declineDetails?: string;
    /**
     * A decline's first sentence, if the bank does not allow such a payment with the card.
     */
    declineNotAllowed?: string;
    /**
     * A decline's first sentence, if cards of its kind are not accepted.
     */
    declineCardKind?: string;
    /**
     * The step after the account is ready, in the summary.
     */
    nextStep?: string;
    /**
     * Why the phone number is asked for, below its field.
     */
    phonePurpose?: string;
    /**
     * The line near the button that says what happens next.
     */
    trustLine?: string;
  };
  /**
   * The brand's questions in addition to the contact fields, by their ids, in the order asked. Layers add questions, and null removes one.
   */
  questions?: {
    [k: string]: Question;
  };
  /**
   * The brand's words in its other languages, by language tag.
   */
  translations?: {
    [k: string]: Words;
  };
  /**
   * Each page's regions and the widgets in them.
   */
  pages: {
    /**
     * The sign-up page.
     */
    signup: PageLayout;
    /**
     * The start page, /start-now, of a brand that has one. It takes no payment: paid plans are sold on the sign-up page.
     */
    start: PageLayout;
    /**
     * The page on which an existing account changes its plan, with only plan, payment and terms.
     */
    payment: PageLayout;
    /**
     * The visitor's order, shown in place of the form after it was sent.
     */
    placed: PageLayout;
    /**
     * The page of an activation link that cannot activate.
     */
    activation: PageLayout;
    /**
     * The page of an active account.
     */
    account: PageLayout;
    /**
     * The error page.
     */
    error: PageLayout;
  };
}
/**
 * A brand's own question to visitors who sign up.
 */
export interface Question {
  kind: QuestionKind;
  /**
   * The question's text beside its control. For an acknowledgement, its name in lists.
   */
  label: string;
  /**
   * For an acknowledgement: the sentence that a tick agrees to.
   */
  text?: string;
  /**
   * A sentence below the control.
   */
  help?: string;
  /**
   * An example in the empty control. Only for texts, numbers and addresses.
   */
  placeholder?: string;
  /**
   * For oneOf and someOf: the label of each option, by the option's id, in the order shown.
   */
  options?: {
    [k: string]: string;
  };
  taxNumber?: TaxNumberKind;
  limits?: QuestionLimits;
  /**
   * Whether an answer is required.
   */
  required: boolean;
  /**
   * Who is asked. Every visitor, unless set.
   */
  when?: QuestionCondition;
  /**
   * The question's place on the pages for signing up. Questions beside the same widget keep their order.
   */
  place: {
    /**
     * The widget beside it.
     */
    widget: string;
    /**
     * Whether it appears before or after the widget. After it, unless set.
     */
    side?: 'before' | 'after';
  };
  /**
   * Whether the answer is personal data: it is then masked in logs and reports. True unless set.
   */
  personal?: boolean;
  /**
   * Whether the answer is too sensitive for the draft in the visitor's browser. False unless set.
   */
  sensitive?: boolean;
  /**
   * Why a personal answer is asked for, below the control. Required unless `personal` is false.
   */
  purpose?: string;
  /**
   * Whether a link may fill in the answer, with the question's id as parameter. False unless set.
   */
  prefill?: boolean;
  /**
   * Whether the receipt shows the answer. False unless set.
   */
  inReceipt?: boolean;
}
/**
 * The limits of an answer. Each kind has its own.
 */
export interface QuestionLimits {
  /**
   * For a text: the fewest characters.
   */
  minLength?: number;
  /**
   * For a text: the most characters. Unless set, 200 for a short text and 2000 for a long one.
   */
  maxLength?: number;
  pattern?: AnswerPattern;
  /**
   * For a number: the lowest.
   */
  min?: number;
  /**
   * For a number: the highest.
   */
  max?: number;
  /**
   * For a number: how many digits may follow the decimal point. None unless set.
   */
  decimals?: number;
  /**
   * For a date: the first permitted day.
   */
  earliest?: string;
  /**
   * For a date: the last permitted day.
   */
  latest?: string;
  /**
   * For someOf: the least number of options to choose.
   */
  fewest?: number;
  /**
   * For someOf: the greatest number of options to choose.
   */
  most?: number;
}
/**
 * Who is asked a question. All of its conditions must be met.
 */
export interface QuestionCondition {
  /**
   * On one of these sign-up types.
   *
   * @minItems 1
   */
  signupTypes?: SignupType[];
  /**
   * With one of these plans.
   *
   * @minItems 1
   */
  plans?: string[];
  /**
   * With a plan of this access: 'user' is offered to visitors, 'admin' requires a deal.
   */
  access?: 'user' | 'admin';
  /**
   * With a plan of this billing period.
   */
  period?: 'monthly' | 'yearly';
  /**
   * With at least one of these add-ons.
   *
   * @minItems 1
   */
  addons?: string[];
  /**
   * In one of these provinces.
   *
   * @minItems 1
   */
  provinces?: (
    'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NT' | 'NS' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT'
  )[];
  /**
   * With a phone number of one of these countries, as ISO codes.
   *
   * @minItems 1
   */
  phoneCountries?: string[];
  /**
   * Asks only visitors known as a lead, or only those who are not.
   */
  lead?: boolean;
  /**
   * By answers to earlier questions: for each listed question, one of these options is chosen. A yesNo question has 'yes' and 'no', an acknowledgement 'yes'.
   */
  answers?: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * If each of these earlier questions, of any kind, is answered.
   *
   * @minItems 1
   */
  answered?: string[];
  /**
   * If all of these conditions are met.
   *
   * @minItems 1
   */
  all?: QuestionCondition[];
  /**
   * If at least one of these conditions is met.
   *
   * @minItems 1
   */
  any?: QuestionCondition[];
}
/**
 * A question's words in one language.
 */
export interface QuestionWords {
  /**
   * The question's text.
   */
  label?: string;
  /**
   * The sentence that a tick agrees to.
   */
  text?: string;
  /**
   * A sentence below the control.
   */
  help?: string;
  /**
   * An example in the empty control.
   */
  placeholder?: string;
  /**
   * The label of each option, by the option's id.
   */
  options?: {
    [k: string]: string;
  };
  /**
   * Why a personal answer is asked for.
   */
  purpose?: string;
}
/**
 * A brand's words in one language. Missing words come from the lower layers.
 */
export interface Words {
  /**
   * The name in this language, if it differs.
   */
  name?: string;
  /**
   * The company's name in this language, if it differs.
   */
  legalName?: string;
  /**
   * The contact for visitors.
   */
  support?: {
    /**
     * When the phone is answered.
     */
    hours?: string;
  };
  /**
   * The logo, if the default file has words in another language.
   */
  logo?: {
    /**
     * An SVG file in brands/logos.
     */
    file?: string;
    /**
     * The SVG used on the dark scheme.
     */
    fileOnDark?: string;
    /**
     * Width in CSS pixels.
     */
    width?: number;
    /**
     * Height in CSS pixels.
     */
    height?: number;
  };
  /**
   * The page's heading by sign-up type.
   */
  headings?: {
    /**
     * Heading of a paid sign-up.
     */
    paid?: string;
    /**
     * Heading of a free sign-up.
     */
    free?: string;
    /**
     * Heading of a trial without a card.
     */
    noCardSignup?: string;
    /**
     * Heading of a trial with a card.
     */
    freeTrial?: string;
    /**
     * Heading of an answering-service sign-up.
     */
    answeringService?: string;
    /**
     * Heading of the start page.
     */
    start?: string;
    /**
     * Heading of an upgrade.
     */
    upgrade?: string;
    /**
     * Heading for a lead who is already authorised.
     */
    authorisedLead?: string;
    /**
     * A sentence below the heading.
     */
    lead?: string;
  };
  /**
   * The titles of the texts that a visitor agrees to.
   */
  agreement?: {
    /**
     * The title of the terms.
     */
    termsTitle?: string;
    /**
     * The title of the privacy policy.
     */
    privacyTitle?: string;
  };
  /**
   * Sales tax.
   */
  tax?: {
    /**
     * The tax's name beside its amount.
     */
    label?: string;
    /**
     * Each province's name for its tax.
     */
    labels?: {
      /**
       * The tax's name in Alberta.
       */
      AB?: string;
      /**
       * The tax's name in British Columbia.
       */
      BC?: string;
      /**
       * The tax's name in Manitoba.
       */
      MB?: string;
      /**
       * The tax's name in New Brunswick.
       */
      NB?: string;
      /**
       * The tax's name in Newfoundland and Labrador.
       */
      NL?: string;
      /**
       * The tax's name in the Northwest Territories.
       */
      NT?: string;
      /**
       * The tax's name in Nova Scotia.
       */
      NS?: string;
      /**
       * The tax's name in Nunavut.
       */
      NU?: string;
      /**
       * The tax's name in Ontario.
       */
      ON?: string;
      /**
       * The tax's name in Prince Edward Island.
       */
      PE?: string;
      /**
       * The tax's name in Quebec.
       */
      QC?: string;
      /**
       * The tax's name in Saskatchewan.
       */
      SK?: string;
      /**
       * The tax's name in Yukon.
       */
      YT?: string;
    };
  };
  /**
   * How visitors pay.
   */
  payment?: {
    /**
     * The sentence that authorises a bank debit.
     */
    mandateText?: string;
  };
  /**
   * The submit button's text by sign-up type.
   */
  buttons?: {
    /**
     * Button of a paid sign-up.
     */
    paid?: string;
    /**
     * Button of a free sign-up.
     */
    free?: string;
    /**
     * Button of a trial without a card.
     */
    noCardSignup?: string;
    /**
     * Button of a trial with a card.
     */
    freeTrial?: string;
    /**
     * Button of an answering-service sign-up.
     */
    answeringService?: string;
    /**
     * Button of an upgrade.
     */
    upgrade?: string;
    /**
     * Button while direct debit is selected.
     */
    directDebit?: string;
  };
  /**
   * The footer.
   */
  footer?: {
    /**
     * The text of the link.
     */
    text?: string;
    /**
     * The page that the link opens, if there is one in this language.
     */
    href?: string;
    /**
     * The copyright line.
     */
    copyright?: string;
  };
  /**
   * This brand's own texts, by their key.
   */
  texts?: {
    /**
     * Heading of the failure modal.
     */
    failureHeading?: string;
    /**
     * Message of the failure modal.
     */
    failureMessage?: string;
    /**
     * Heading of the success modal.
     */
    successHeading?: string;
    /**
     * Message of the success modal.
     */
    successMessage?: string;
    /**
     * A decline's first sentence, if the bank gives no reason.
     */
    declineBank?: string;
    /**
     * A decline's first sentence, if the account has insufficient funds.
     */
    declineFunds?: string;
    /**
     * A decline's first sentence, if the payment exceeds the card's limit.
     */
    declineLimit?: string;
    /**
     * A decline's first sentence, if the card has expired.
     */
    declineExpired?: string;
    /**
     * A decline's first sentence, if the bank does not know the card number.
     */
    declineNumber?: string;
    /**
     * A decline's first sentence, if the security code is wrong.
     */
    declineCode?: string;
    /**
     * A decline's first sentence, if the postal code is wrong.
     */
    declinePostalCode?: string;
    /**
     * A decline's first sentence, if the security code or the postal code is wrong.
     */
    declineDetails?: string;
    /**
     * A decline's first sentence, if the bank does not allow such a payment with the card.
     */
    declineNotAllowed?: string;
    /**
     * A decline's first sentence, if cards of its kind are not accepted.
     */
    declineCardKind?: string;
    /**
     * The step after the account is ready, in the summary.
     */
    nextStep?: string;
    /**
     * Why the phone number is asked for, below its field.
     */
    phonePurpose?: string;
    /**
     * The line near the button that says what happens next.
     */
    trustLine?: string;
  };
  /**
   * The questions' words, by their ids.
   */
  questions?: {
    [k: string]: QuestionWords;
  };
  /**
   * The words that are the same in this language and in the default one, by their key, such as headings.paid.
   */
  same?: string[];
}
export interface PageLayout {
  /**
   * Above everything.
   */
  header: Region;
  /**
   * The left column: heading and fields. Also the button, if the form has no `lower` region.
   */
  main: Region;
  /**
   * The right column: the summary. Above the form on a phone.
   */
  aside: Region;
  /**
   * The payment form: in the right column below the summary, after the form on a phone.
   */
  payment?: Region;
  /**
   * The end of the form: agreement and button. Below the payment form, if there is one.
   */
  lower?: Region;
  /**
   * Below everything.
   */
  footer: Region;
}
export interface Placement {
  /**
   * The widget's registered name.
   */
  widget: string;
  /**
   * When the widget shows. Always, unless set.
   */
  when?: {
    /**
     * Only on these sign-up types.
     *
     * @minItems 1
     */
    signupTypes?: SignupType[];
  };
}
