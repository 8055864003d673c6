/** Texts about measuring and consent. They load with the lazy part that shows them. */
export const privacyTexts = {
  privacyLabel: 'Your privacy',
  privacyQuestion: 'May we count how this page is used?',
  privacyExplained: 'We count visits, and replay a page that broke: never what you type.',
  privacyWithTags: 'The counts also go to Google Tag Manager.',
  privacyAllow: 'Allow',
  privacyRefuse: 'No, thanks',
  privacyPolicy: 'Read more',
  privacyChoices: 'Your privacy choices',
  privacyOn: 'Counting is on.',
  privacyOff: 'Counting is off.',
} as const;
