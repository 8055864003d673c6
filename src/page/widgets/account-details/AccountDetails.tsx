import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../core/texts/formatDate.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { type DetailRow, DetailRows } from '../../ui/DetailRows.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './AccountDetails.module.css';

/** The landing page of an account: who, which plan, how it stands, and the way to the dashboard. Serves Specification 1.0.8. */
export const AccountDetails = observer(function AccountDetails() {
  const { session, brand, texts } = useStores();
  const { account } = session;
  if (!account) return null;

  const isActive = account.status === 'active';
  const firstName = account.fullName.split(' ')[0] ?? account.fullName;
  const date = (iso: string) => formatDate(iso, brand.dateLanguage);
  const rows: DetailRow[] = [
    { name: texts.accountStatus, value: isActive ? texts.statusActive : texts.statusPending },
    { name: texts.accountEmail, value: account.email },
    { name: texts.accountCompany, value: account.companyName },
    { name: texts.accountPlan, value: account.planName },
    {
      name: texts.accountTrialEnds,
      value: account.trialEndsAt ? date(account.trialEndsAt) : '',
    },
    { name: texts.accountSince, value: date(account.createdAt) },
  ];
  return (
    <Message
      icon={isActive ? 'check' : 'mail'}
      tone={isActive ? 'success' : 'accent'}
      heading={
        firstName === ''
          ? texts.accountHeading
          : formatText(texts.accountWelcome, { name: firstName })
      }
      text={isActive ? texts.accountActive : texts.accountPending}
    >
      <div className={styles['rows']}>
        <DetailRows rows={rows.filter((row) => row.value !== '' && row.value !== null)} />
      </div>
      {isActive ? (
        <ButtonLink href={brand.links.dashboard}>{texts.goToDashboard}</ButtonLink>
      ) : null}
    </Message>
  );
});
