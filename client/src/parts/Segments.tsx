import type { ReactNode } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly title?: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly isOff?: boolean;
}

/** One of a few words: radio buttons that look like a switch. */
export function Segments<T extends string>({ label, options, value, onChange, isOff = false }: Props<T>) {
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          className={option.value === value ? 'segment on' : 'segment'}
          title={option.title}
          disabled={isOff && option.value !== value}
          onClick={() => {
            if (option.value !== value) onChange(option.value);
          }}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
