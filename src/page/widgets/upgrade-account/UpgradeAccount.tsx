import { observer } from 'mobx-react-lite';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import styles from './UpgradeAccount.module.css';
import type { widget } from './widget.ts';

/** Whose plan is about to be changed, and paid for. */
export const UpgradeAccount = observer(function UpgradeAccount() {
  const { session, texts } = useStores<typeof widget>();
  if (!session.account) return null;
  const { companyName, email } = session.account;
  return (
    <p className={styles['account']}>
      {formatText(texts.upgradeOf, { company: companyName || email })}
    </p>
  );
});
