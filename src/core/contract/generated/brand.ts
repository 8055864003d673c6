// Generated from schemas/resolved-brand.schema.json by npm run generate.

/**
 * What is answered, and by which control.
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
 * Which tax number: of GST/HST or QST (Canada), of VAT (United Kingdom), or an EIN (United States).
 */
export type TaxNumberKind = 'gstHst' | 'qst' | 'vatUk' | 'ein';
/**
 * Of a short text: what it is written as, by name.
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
 * A brand after its layers are merged: everything in which pages, calls and mails differ.
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
   * The company named in terms, mails and receipts, and in the copyright line where `footer.copyright` asks for it.
   */
  legalName: string;
  /**
   * The kind of service sold. Chooses the category layer.
   */
  category:
    | 'appointmentScheduling'
    | 'videoConferencing'
    | 'liveChat'
    | 'learning'
    | 'liveAnswer'
    | 'receptionist';
  /**
   * The country sold in. Chooses the market layer, and with it currency, postal label and tax rates.
   */
  market: 'US' | 'CA' | 'UK';
  /**
   * The id of a brand that this one builds on.
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
   * The language of texts, money and the page's lang attribute. It follows from `languages`; an older file that still sets it offers only that language.
   */
  locale: string;
  /**
   * The locale that dates are written in where the default language is read. en-IN unless set. Every other language writes dates as its readers do.
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
     * Where an active account is led to.
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
   * The name of the merchant account that charges for this brand. Its keys come from the environment.
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
     * The colour of the main action, the focus ring and the selected plan.
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
   * What the sign-up form asks for and how it speaks.
   */
  form: {
    /**
     * 'enterValid' says 'Please enter a valid name.'; 'required' says 'Full name required.' and 'Email required.'.
     */
    requiredMessages: 'enterValid' | 'required';
    /**
     * The fields that the forbidden-word check covers.
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
     * Sign-up types that show the sign-in variant: e-mail, then password, no checkbox; with plan, users and province where something is charged.
     */
    signInOn: SignupType[];
    /**
     * Sign-up types on which the contact parameter's e-mail is filled in.
     */
    prefillEmailFromContactOn: SignupType[];
    /**
     * The country first chosen in the phone field, as an ISO code.
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
     * Whether the Google button shows, where this server has the brand's keys too.
     */
    google: boolean;
    /**
     * Whether the Facebook button shows, where this server has the brand's keys too.
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
       * The value handed to social sign-up from there.
       */
      signupType?: string;
    };
  };
  /**
   * What a visitor agrees to, and how.
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
     * What the tax is called beside its amount, such as 'Sales tax', where its province has no name of its own for it.
     */
    label?: string;
    /**
     * What each province calls its tax, such as 'HST'.
     */
    labels?: {
      /**
       * What the tax is called in Alberta.
       */
      AB?: string;
      /**
       * What the tax is called in British Columbia.
       */
      BC?: string;
      /**
       * What the tax is called in Manitoba.
       */
      MB?: string;
      /**
       * What the tax is called in New Brunswick.
       */
      NB?: string;
      /**
       * What the tax is called in Newfoundland and Labrador.
       */
      NL?: string;
      /**
       * What the tax is called in the Northwest Territories.
       */
      NT?: string;
      /**
       * What the tax is called in Nova Scotia.
       */
      NS?: string;
      /**
       * What the tax is called in Nunavut.
       */
      NU?: string;
      /**
       * What the tax is called in Ontario.
       */
      ON?: string;
      /**
       * What the tax is called in Prince Edward Island.
       */
      PE?: string;
      /**
       * What the tax is called in Quebec.
       */
      QC?: string;
      /**
       * What the tax is called in Saskatchewan.
       */
      SK?: string;
      /**
       * What the tax is called in Yukon.
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
     * The rate in percent where no province is known.
     */
    defaultTaxRate: number;
  };
  /**
   * What is sold.
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
   * What a free trial includes: whichever comes first.
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
     * CC is card, ACH bank debit (US only), GC direct debit (UK only). The first is chosen at the start.
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
     * Button while direct debit is chosen.
     */
    directDebit: string;
  };
  /**
   * What follows a sign-up: an activation e-mail, or a redirect to the active account.
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
     * The container of the tag manager, such as GTM-ABC123. It is loaded only where its visitor may be measured.
     */
    tagManagerId?: string;
  };
  /**
   * Texts of this brand's own, by their key.
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
     * What a decline says first where the bank gives no reason.
     */
    declineBank?: string;
    /**
     * What a decline says first where the bank says that there is not enough money.
     */
    declineFunds?: string;
    /**
     * What a decline says first where the bank says that the payment is above the card's limit.
     */
    declineLimit?: string;
    /**
     * What a decline says first where the bank says that the card has expired.
     */
    declineExpired?: string;
    /**
     * What a decline says first where the bank does not know the card number.
     */
    declineNumber?: string;
    /**
     * What a decline says first where the bank has another security code.
     */
    declineCode?: string;
    /**
     * What a decline says first where the bank has another postal code.
     */
    declinePostalCode?: string;
    /**
     * What a decline says first where the bank has another security code or postal code.
     */
    declineDetails?: string;
    /**
     * What a decline says first where the bank does not let the card be used for such a payment.
     */
    declineNotAllowed?: string;
    /**
     * What a decline says first where cards of its kind are not accepted.
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
   * What the brand asks besides the contact fields, each question by its id, in the order asked. Layers add to it, and null drops one.
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
     * The start page, /start-now, of a brand that has one. It takes no payment: what has to be paid for is sold on the sign-up page.
     */
    start: PageLayout;
    /**
     * Where an existing account changes its plan: only plan, payment and terms.
     */
    payment: PageLayout;
    /**
     * What a visitor has ordered, shown in place of the form they have sent.
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
 * Something that the brand asks of whoever signs up.
 */
export interface Question {
  kind: QuestionKind;
  /**
   * The question as it is read beside its control. Of an acknowledgement, what it is called in lists.
   */
  label: string;
  /**
   * Of an acknowledgement: the sentence that is agreed to by a tick.
   */
  text?: string;
  /**
   * A sentence below the control.
   */
  help?: string;
  /**
   * An example in the empty control. Of texts, numbers and addresses only.
   */
  placeholder?: string;
  /**
   * Of oneOf and someOf: the label of each option, by the option's id, in the order shown.
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
   * Who is asked. Everybody, unless set.
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
     * Before the widget, or after it. After it, unless set.
     */
    side?: 'before' | 'after';
  };
  /**
   * Whether the answer says something of a person: it is then masked in logs and reports. True unless set.
   */
  personal?: boolean;
  /**
   * Whether the answer is too delicate for the draft that the visitor's browser keeps. False unless set.
   */
  sensitive?: boolean;
  /**
   * Why a personal answer is asked for, below the control. Needed where `personal` is not false.
   */
  purpose?: string;
  /**
   * Whether a link may fill the answer in, by a parameter of the question's id. False unless set.
   */
  prefill?: boolean;
  /**
   * Whether the receipt shows the answer. False unless set.
   */
  inReceipt?: boolean;
}
/**
 * What an answer has to keep to. Each kind has its own.
 */
export interface QuestionLimits {
  /**
   * Of a text: the fewest characters.
   */
  minLength?: number;
  /**
   * Of a text: the most characters. 200 of a short text and 2000 of a long one unless set.
   */
  maxLength?: number;
  pattern?: AnswerPattern;
  /**
   * Of a number: the least.
   */
  min?: number;
  /**
   * Of a number: the greatest.
   */
  max?: number;
  /**
   * Of a number: how many digits may follow the point. None unless set.
   */
  decimals?: number;
  /**
   * Of a date: the first day that is taken.
   */
  earliest?: string;
  /**
   * Of a date: the last day that is taken.
   */
  latest?: string;
  /**
   * Of someOf: how many options have to be chosen at least.
   */
  fewest?: number;
  /**
   * Of someOf: how many options may be chosen.
   */
  most?: number;
}
/**
 * Who is asked a question. All that it says has to hold.
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
   * With a plan of this access: 'user' is offered to visitors, 'admin' is reached by a deal.
   */
  access?: 'user' | 'admin';
  /**
   * With a plan that is charged so often.
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
   * By answers to earlier questions: of each named, one of these options is chosen. A question of yesNo has 'yes' and 'no', an acknowledgement 'yes'.
   */
  answers?: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * By earlier questions of any kind: each of them is answered.
   *
   * @minItems 1
   */
  answered?: string[];
  /**
   * Each of these holds.
   *
   * @minItems 1
   */
  all?: QuestionCondition[];
  /**
   * At least one of these holds.
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
   * The question as it is read.
   */
  label?: string;
  /**
   * The sentence that is agreed to.
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
 * A brand's words in one language. What is missing is worded by the layers below.
 */
export interface Words {
  /**
   * The name that readers of this language see, where it differs.
   */
  name?: string;
  /**
   * The company's name in this language, where it differs.
   */
  legalName?: string;
  /**
   * Whom a visitor can ask.
   */
  support?: {
    /**
     * When the phone is answered.
     */
    hours?: string;
  };
  /**
   * The logo, where its file has words that are not in this language.
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
   * The titles of what a visitor agrees to.
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
     * What the tax is called beside its amount.
     */
    label?: string;
    /**
     * What each province calls its tax.
     */
    labels?: {
      /**
       * What the tax is called in Alberta.
       */
      AB?: string;
      /**
       * What the tax is called in British Columbia.
       */
      BC?: string;
      /**
       * What the tax is called in Manitoba.
       */
      MB?: string;
      /**
       * What the tax is called in New Brunswick.
       */
      NB?: string;
      /**
       * What the tax is called in Newfoundland and Labrador.
       */
      NL?: string;
      /**
       * What the tax is called in the Northwest Territories.
       */
      NT?: string;
      /**
       * What the tax is called in Nova Scotia.
       */
      NS?: string;
      /**
       * What the tax is called in Nunavut.
       */
      NU?: string;
      /**
       * What the tax is called in Ontario.
       */
      ON?: string;
      /**
       * What the tax is called in Prince Edward Island.
       */
      PE?: string;
      /**
       * What the tax is called in Quebec.
       */
      QC?: string;
      /**
       * What the tax is called in Saskatchewan.
       */
      SK?: string;
      /**
       * What the tax is called in Yukon.
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
     * Button while direct debit is chosen.
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
     * The page that the link opens, where there is one in this language.
     */
    href?: string;
    /**
     * The copyright line.
     */
    copyright?: string;
  };
  /**
   * Texts of this brand's own, by their key.
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
     * What a decline says first where the bank gives no reason.
     */
    declineBank?: string;
    /**
     * What a decline says first where the bank says that there is not enough money.
     */
    declineFunds?: string;
    /**
     * What a decline says first where the bank says that the payment is above the card's limit.
     */
    declineLimit?: string;
    /**
     * What a decline says first where the bank says that the card has expired.
     */
    declineExpired?: string;
    /**
     * What a decline says first where the bank does not know the card number.
     */
    declineNumber?: string;
    /**
     * What a decline says first where the bank has another security code.
     */
    declineCode?: string;
    /**
     * What a decline says first where the bank has another postal code.
     */
    declinePostalCode?: string;
    /**
     * What a decline says first where the bank has another security code or postal code.
     */
    declineDetails?: string;
    /**
     * What a decline says first where the bank does not let the card be used for such a payment.
     */
    declineNotAllowed?: string;
    /**
     * What a decline says first where cards of its kind are not accepted.
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
   * What is asked, by the questions' ids.
   */
  questions?: {
    [k: string]: QuestionWords;
  };
  /**
   * The words that read alike in this language and in the default one, by their key, such as headings.paid.
   */
  same?: string[];
}
export interface PageLayout {
  /**
   * Above everything.
   */
  header: Region;
  /**
   * The left column: heading and fields. The button, too, where nothing else ends the form.
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
   * What ends the form: agreement and button. Below the payment form where there is one.
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
