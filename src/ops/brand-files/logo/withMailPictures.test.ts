import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../../tests/factories/brands/aBuiltBrand.ts';
import { type KeepPicture, withMailPictures } from './withMailPictures.ts';

const LIGHT = { '--c-surface': '#ffffff', '--c-summary': '#eeddcc', '--c-accent': '#0b5fff' };
const DARK = { '--c-surface': '#111111', '--c-summary': '#222222', '--c-accent': '#99bbff' };
const file = (name: string, text: string) => new Map([[name, { name, id: name, text }]]);

function drawnFrom(illustration: string) {
  const { theme } = aBrand();
  const shown = { file: 'desk.svg', width: 400, height: 300 };
  const signature = { ...theme.signature, illustration: shown };
  const built = aBuiltBrand({
    brand: aBrand({ theme: { ...theme, signature } }),
    theme: { light: LIGHT, dark: DARK },
    illustration: { object: 'desk.svg' },
  });
  const drawn: Parameters<KeepPicture>[0][] = [];
  const folder = { logos: new Map(), illustrations: file('desk.svg', illustration) };
  const { illustration: kept } = withMailPictures(built, folder, (from) => {
    drawn.push(from);
    return `${drawn.length}.png`;
  });
  return { drawn, mail: kept?.mail };
}

it("draws the illustration for mails in each scheme's colours, on its summary", () => {
  const { drawn, mail } = drawnFrom('<svg><path fill="var(--c-accent)"/></svg>');
  expect(mail).toEqual({ objectOnDark: '1.png', object: '2.png' });
  const size = { width: 160, height: 120 };
  expect(drawn).toEqual([
    { svg: '<svg><path fill="#99bbff"/></svg>', ...size, ground: '#222222' },
    { svg: '<svg><path fill="#0b5fff"/></svg>', ...size, ground: '#eeddcc' },
  ]);
});

it('draws no illustration with letters, whose typeface is not there', () => {
  expect(drawnFrom('<svg><text x="1">Open</text></svg>')).toEqual({ drawn: [], mail: undefined });
});
