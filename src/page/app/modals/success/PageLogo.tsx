import styles from './SuccessModal.module.css';

/**
 * A copy of the logo in the page's header, for when the page is no longer visible. It is copied
 * from the page, because only the header has the logo's files. Nothing on a page without a logo.
 */
export function PageLogo() {
  return (
    <span
      className={styles['logo']}
      ref={(place) => {
        const logo = document.querySelector('.BrandLogo-logo picture');
        if (logo) place?.replaceChildren(logo.cloneNode(true));
      }}
    />
  );
}
