import styles from './SuccessModal.module.css';

/**
 * The logo at the page's head, drawn again where the page is no longer seen. It is copied, because
 * only the head is sent the logo's files. Nothing shows on a page without one.
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
