/** Declarations by selector, or by a media query around selectors, as the page's SDK sends them. */
export interface FieldStyles {
  readonly [selector: string]: FieldStyles | string | number;
}

/** The properties that the provider's frame accepts. It ignores all others. */
const PROPERTIES: ReadonlySet<string> = new Set(
  `-moz-appearance -moz-box-shadow -moz-osx-font-smoothing -moz-tap-highlight-color -moz-transition
  -webkit-appearance -webkit-box-shadow -webkit-font-smoothing -webkit-tap-highlight-color
  -webkit-text-fill-color -webkit-transition appearance box-shadow color direction font font-family
  font-size font-size-adjust font-stretch font-style font-variant font-variant-alternates
  font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric font-weight
  letter-spacing line-height margin margin-top margin-right margin-bottom margin-left opacity outline
  padding padding-top padding-right padding-bottom padding-left text-align text-shadow transition`
    .trim()
    .split(/\s+/),
);

/** Field and state selectors in any combination, such as `input.invalid:focus` or `::placeholder`. */
const SELECTOR = /^[\w\s.,:>*#-]+$/;
const MEDIA = /^@media[\w\s():.,<>=-]+$/;

/** Adds the page's styles to a frame through the CSSOM, which a CSP without inline styles allows. */
export function fieldStyleSheet(styles: FieldStyles): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  addRules(sheet, styles);
  return sheet;
}

function addRules(into: CSSStyleSheet | CSSMediaRule, styles: FieldStyles): void {
  for (const [selector, rules] of Object.entries(styles)) {
    if (typeof rules !== 'object') continue;
    if (MEDIA.test(selector)) {
      const media = into.cssRules[into.insertRule(`${selector} {}`, into.cssRules.length)];
      if (media instanceof CSSMediaRule) addRules(media, rules);
    } else if (SELECTOR.test(selector)) {
      const rule = into.cssRules[into.insertRule(`${selector} {}`, into.cssRules.length)];
      if (rule instanceof CSSStyleRule) setProperties(rule.style, rules);
    }
  }
}

function setProperties(style: CSSStyleDeclaration, rules: FieldStyles): void {
  for (const [name, value] of Object.entries(rules)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const text = typeof value === 'object' ? '' : String(value);
    if (text === '' || !PROPERTIES.has(property) || /url\(/i.test(text)) continue;
    style.setProperty(property, text);
  }
}
