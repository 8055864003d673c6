import type { ComponentProps, ReactNode } from 'react';

interface FieldProps extends ComponentProps<'input'> {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  /** Shown at the control's end. */
  readonly end?: ReactNode;
}

/** A text field with its label, hint and error. */
export function Field({ label, note, hint, error, end, ...input }: FieldProps) {
  const { name } = input;
  const described = [error ? `${name}-error` : '', hint ? `${name}-hint` : ''].filter(Boolean);
  return (
    <div className="field">
      <div className="label-line">
        <label htmlFor={name}>{label}</label>
        {note ? <span className="note">{note}</span> : null}
      </div>
      <div className="control">
        <input
          id={name}
          type="text"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.join(' ') || undefined}
          {...input}
        />
        {end}
      </div>
      {error ? (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <div className="hint" id={`${name}-hint`}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
