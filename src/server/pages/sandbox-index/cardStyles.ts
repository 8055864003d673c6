import type { ThemeVariables } from '../../../core/contract/builtBrand.ts';
import type { SandboxCard } from './SandboxCard.ts';

const NAME = /^(?:--[a-z0-9-]+|color-scheme)$/;
const VALUE = /^[#a-zA-Z0-9(),.%/ -]+$/;

function declarations(variables: ThemeVariables['light']): string {
  return Object.entries(variables)
    .filter(([name, value]) => NAME.test(name) && VALUE.test(value))
    .map(([name, value]) => `${name}:${value};`)
    .join('');
}

/** The class of a brand's card. */
export function cardClass(id: string): string {
  return `brand-${id}`;
}

function colours({ id, theme }: SandboxCard): string {
  const light = `.${cardClass(id)}{${declarations(theme.light)}}`;
  if (theme.dark === undefined) return light;
  const dark = `.${cardClass(id)}{${declarations(theme.dark)}}`;
  return `${light}\n@media (prefers-color-scheme:dark){${dark}}`;
}

function face(type: SandboxCard['look']['type']): string {
  return `@font-face{font-family:"${type}";src:url("/sandbox/fonts/${type}.woff2") format("woff2");font-weight:100 900;font-display:swap}
.type-${type}{font-family:"${type}",Inter,system-ui,sans-serif}`;
}

/** Each brand's own colours in each of its schemes, and its typeface. */
export function cardStyles(cards: readonly SandboxCard[]): string {
  const types = [...new Set(cards.map((card) => card.look.type))];
  return [...types.map(face), ...cards.map(colours)].join('\n');
}
