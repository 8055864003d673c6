import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../core/texts/formatDate.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { mailIcon } from '../../ui/lateIcons.ts';
import styles from './AccountDetails.module.css';
import type { widget } from './widget.ts';

/** The header of an account's page: name, status, and the link to the dashboard. */
export const AccountDetails = observer(function AccountDetails() {
  const { session, brand, texts } = useStores<typeof widget>();
  const { account } = session;
  if (!account) return null;

  const isActive = account.status === 'active';
  const firstName = account.fullName.split(' ')[0] ?? account.fullName;
  const since = formatDate(account.createdAt, brand.dateLanguage, account.timeZone);
  const facts = [account.companyName, account.email].filter((fact) => fact !== '');
  return (
    <div className={styles['account']}>
      <h1>
        {firstName === ''
          ? texts.accountHeading
          : formatText(texts.accountWelcome, { name: firstName })}
      </h1>
      <form method="post" action="/sign-out">
        <Button type="submit" variant="text">
          {texts.signOut}
        </Button>
      </form>
      <ul className={styles['facts']}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>{formatText(texts.accountSince, { date: since })}</li>
      </ul>
      <p className={styles['status']} data-status={account.status}>
        <Icon name={isActive ? 'check' : mailIcon} />
        <span>{isActive ? texts.accountActive : texts.accountPending}</span>
      </p>
      {isActive ? (
        <ButtonLink href={brand.links.dashboard}>{texts.goToDashboard}</ButtonLink>
      ) : null}
    </div>
  );
});
