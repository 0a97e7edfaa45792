import { Icon } from '../../parts/Icon.tsx';

interface CardOption<T extends string> {
  readonly value: T;
  readonly title: string;
  readonly text?: string;
  readonly isFlag?: boolean;
}

/** A choice between a few things, each with a sentence. */
export function OptionCards<T extends string>({
  label,
  value,
  onChange,
  options,
}: {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly options: readonly CardOption<T>[];
}) {
  return (
    <div className="option-cards" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          className={option.value === value ? 'option-card on' : 'option-card'}
          onClick={() => onChange(option.value)}
        >
          <b>
            {option.isFlag ? <Icon name="flag" size={14} /> : null} {option.title}
          </b>
          {option.text ? <span>{option.text}</span> : null}
        </button>
      ))}
    </div>
  );
}
