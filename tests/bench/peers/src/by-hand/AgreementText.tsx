/** The text beside the checkbox. */
export function AgreementText() {
  return (
    <span>
      I agree to the <a href="/terms">Terms and Conditions</a> and the{' '}
      <a href="/privacy">Privacy Policy</a>.
    </span>
  );
}
