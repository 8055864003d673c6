import { type SubmitEvent, useRef, useState } from 'react';
import type { StudioStart } from '../../wire/StudioBrand.ts';
import { asSchema } from '../form/formSchema.ts';
import { valueLabel } from '../form/settingLabel.ts';
import { createBrand } from '../state/askStudio.ts';
import { idOfName } from './idOfName.ts';
import styles from './NewBrandDialog.module.css';

interface NewBrandDialogProps {
  readonly start: StudioStart;
  readonly onCreated: (id: string) => void;
}

/** Asks for what a new brand needs, writes its files, and opens it. */
export function NewBrandDialog({ onCreated, start }: NewBrandDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [fault, setFault] = useState('');
  const [name, setName] = useState('');
  const [typedId, setTypedId] = useState<string | null>(null);
  const create = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const text = (name: string) => {
      const answer = answers.get(name);
      return typeof answer === 'string' ? answer : '';
    };
    const id = text('id').trim();
    try {
      const made = { id, name, category: text('category'), market: text('market') };
      const result = await createBrand(made);
      if (result.kind === 'created') onCreated(result.id);
      else setFault(result.message);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <button
        type="button"
        className="button"
        data-main="true"
        onClick={() => dialog.current?.showModal()}
      >
        New brand
      </button>
      <dialog ref={dialog} className={styles['dialog']} aria-labelledby="new-title">
        <form className={styles['form']} onSubmit={(event) => void create(event)}>
          <h2 id="new-title">New brand</h2>
          <label>
            Name
            <input
              name="name"
              required
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <label htmlFor="new-id">Id</label>
          <span className={styles['both']}>
            <input
              id="new-id"
              name="id"
              required
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              value={typedId ?? idOfName(name)}
              onChange={({ target }) => setTypedId(target.value)}
              aria-invalid={fault !== ''}
              aria-describedby="new-id-about new-fault"
            />
            <span id="new-id-about" className={styles['about']}>
              Its file’s name: small letters, digits and hyphens, such as dayplan-uk.
            </span>
          </span>
          <NameSelect label="Category" name="category" values={namesOf(start, 'category')} />
          <NameSelect label="Market" name="market" values={namesOf(start, 'market')} />
          <p id="new-fault" role="alert" className={styles['fault']}>
            {fault}
          </p>
          <p className={styles['acts']}>
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
            <button type="submit" className="button" data-main="true">
              Write and open it
            </button>
          </p>
        </form>
      </dialog>
    </>
  );
}

interface NameSelectProps {
  readonly label: string;
  readonly name: string;
  readonly values: readonly string[];
}

function NameSelect({ label, name, values }: NameSelectProps) {
  return (
    <label>
      {label}
      <select name={name}>
        {values.map((it) => (
          <option key={it} value={it}>
            {valueLabel(it)}
          </option>
        ))}
      </select>
    </label>
  );
}

function namesOf({ schema }: StudioStart, key: string): readonly string[] {
  const members = asSchema(schema).properties ?? {};
  return (asSchema(members[key]).enum ?? []).map(String);
}
