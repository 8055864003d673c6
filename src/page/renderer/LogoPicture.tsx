import type { Brand } from '../../core/contract/generated/brand.ts';

/** A brand's logo in the colours of the scheme that shows. */
export function LogoPicture({ name, logo }: Pick<Brand, 'name' | 'logo'>) {
  const { file, fileOnDark, width, height } = logo;
  return (
    <picture>
      {fileOnDark ? <source srcSet={fileOnDark} media="(prefers-color-scheme: dark)" /> : null}
      {/* Its alternative shows where the picture does not come. */}
      <img src={file} alt={name} width={width} height={height} />
    </picture>
  );
}
