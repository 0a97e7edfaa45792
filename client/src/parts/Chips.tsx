import type { ReactNode } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly name?: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of several short words, as many as there happen to be: they wrap where a switch would not fit. */
export function Chips<T extends string>({ label, options, value, onChange }: Props<T>) {
  return (
    <div className="chips" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-label={option.name}
          title={option.name}
          className={option.value === value ? 'chip on' : 'chip'}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
